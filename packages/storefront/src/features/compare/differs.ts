/** What a car has in a row of the comparison, as finished text. */
export type Cell = {
  text: string
  /** What is not known; its text says so. */
  unknown?: boolean
  /** A feature that the car has. */
  present?: boolean
  /** A second, quieter line. */
  note?: string
  /** The price before it was lowered, with the word for it. */
  old?: { label: string; amount: string }
}

/** Whether the cars are unlike in a row. What is not known of a car is no difference: it may be the same. */
export function differs(cells: readonly Pick<Cell, 'text' | 'unknown'>[]): boolean {
  return new Set(cells.filter(({ unknown }) => !unknown).map(({ text }) => text)).size > 1
}
