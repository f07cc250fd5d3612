/** A step of an input device, as both WebDriver protocols write it. */
export type InputStep = { type: string; [detail: string]: unknown }

/** Input devices that act at the same time, as both WebDriver protocols write them. */
export type Input = { type: 'key' | 'pointer'; id: string; parameters?: { pointerType: string }; actions: InputStep[] }

/** A browser with one window of a phone's size. */
export type Driver = {
  /** Opens an address and waits until it is loaded. */
  go: (url: string) => Promise<void>
  /** The value of a JavaScript expression in the page: a string, or nothing. */
  evaluate: (expression: string) => Promise<string | null | undefined>
  perform: (input: Input) => Promise<void>
  /** Errors and warnings of script that its console has shown so far. */
  faults: string[]
  close: () => Promise<void>
}

/** The window of a phone, CSS pixels. */
export const WINDOW = { width: 360, height: 740 } as const
