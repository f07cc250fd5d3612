/** A table as CSV with a line of headings (RFC 4180). What a spreadsheet would take for a formula stands as a text. */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [headings, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n') + '\r\n'
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /^[\w.: -]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
