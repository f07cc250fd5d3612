/** A minute by a clock; its day where that is not today. */
type Minute = { day: string | null; time: string }

/** From when a form can be sent again, and the text that says so. */
export type PausedFrom = Minute & { text: 'errors.from' | 'errors.fromDay' }

/** Chooses the text at the server, where it weighs nothing in a page's script. */
export function pausedFrom(from: Minute): PausedFrom {
  return { ...from, text: from.day === null ? 'errors.from' : 'errors.fromDay' }
}
