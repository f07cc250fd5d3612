/**
 * A table as CSV with a line of headings (RFC 4180). What a spreadsheet would take for a formula is written as text, also within a cell:
 * where a country's spreadsheets divide by semicolons, they begin another cell there, and another line, whatever the quotes.
 */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [headings, ...rows].map(csvLine).join('')
}

/** A line of such a table. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const within = value.replace(/([;\t\r\n]"*)(?=[=+\-@])/g, "$1'")
  const text = /^[=+\-@\t\r]/.test(within) ? `'${within}` : within
  return /^[\w.: -]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}
