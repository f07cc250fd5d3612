import { parse } from 'csv-parse/sync'

/** The columns of a reviewer's sheet. The first three are for reading, the others for writing in. */
export const SHEET_COLUMNS = ['key', 'english', 'text', 'correction', 'approved', 'doubt'] as const

/** A text of a language in the sheet of its reviewer. */
export type SheetRow = Readonly<Record<(typeof SHEET_COLUMNS)[number], string>>

/** Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know its encoding. */
export function writeSheet(rows: readonly SheetRow[]): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = [[...SHEET_COLUMNS], ...rows.map((row) => SHEET_COLUMNS.map((column) => row[column]))]
  return `\ufeff${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`
}

/**
 * Reads a sheet as spreadsheets save it, with commas, semicolons or tabs between its columns, in whatever order these are.
 * Throws an error in plain words where it is no sheet.
 */
export function readSheet(csv: string): SheetRow[] {
  const [first = ''] = csv.split('\n', 1)
  const delimiter = [',', ';', '\t'].find((each) => first.split(each).length >= SHEET_COLUMNS.length)
  if (delimiter === undefined) throw new Error(`The first line must name the columns ${SHEET_COLUMNS.join(', ')}.`)
  let columns: readonly string[] = []
  const rows: Record<string, string>[] = parse(csv, {
    bom: true,
    columns: (named: string[]) => {
      columns = named
      return named
    },
    delimiter,
    skip_empty_lines: true,
    // Some spreadsheets leave out the empty cells at the end of a row.
    relax_column_count_less: true,
  })
  const missing = SHEET_COLUMNS.filter((column) => !columns.includes(column) && column !== 'doubt')
  if (missing.length > 0) throw new Error(`The sheet has no column ${missing.join(', ')}.`)
  return rows.map(
    (row) => Object.fromEntries(SHEET_COLUMNS.map((column) => [column, row[column] ?? ''])) as unknown as SheetRow,
  )
}
