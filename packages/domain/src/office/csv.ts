/** A table as CSV with a line of headings (RFC 4180). What a spreadsheet would take for a formula stands as a text. */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [headings, ...rows].map(csvLine).join('')
}

/** A line of such a table. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /^[\w.: -]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}
