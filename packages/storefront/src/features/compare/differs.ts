/** A car's cell in a row of the comparison, as finished text. */
export type Cell = {
  text: string
  /** In words of the page: it runs as the page does, whatever its first letters are. */
  words?: boolean
  /** Unknown; the text says so. */
  unknown?: boolean
  /** A feature that the car has. */
  present?: boolean
  /** A second line, less prominent. */
  note?: string
  /** The price before a reduction, with its label. */
  old?: { label: string; amount: string }
}

/** Whether the cars differ in a row. An unknown value is no difference: it may be the same. */
export function differs(cells: readonly Pick<Cell, 'text' | 'unknown'>[]): boolean {
  return new Set(cells.filter(({ unknown }) => !unknown).map(({ text }) => text)).size > 1
}
