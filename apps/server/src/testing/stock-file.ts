import type { StockFile } from '../stock-import/check-file.ts'
import { COLUMN_NAMES, COLUMNS, type ColumnName } from '../stock-import/columns.ts'

/** The texts of a line that every edition with Casablanca takes; say what matters to the test. */
export type StockTexts = Partial<Record<ColumnName, string>>

/** A file of cars as a dealer's program writes it; its columns are those of the first line. */
export function csvFile(lines: readonly StockTexts[], delimiter = ','): StockFile {
  const columns = COLUMN_NAMES.filter((name) => COLUMNS[name].isRequired || lines.some((line) => name in line))
  const rows = lines.map((line) => columns.map((name) => cell(line[name] ?? defaultOf(name))).join(delimiter))
  return { bytes: Buffer.from([columns.join(delimiter), ...rows, ''].join('\r\n')), format: 'csv' }
}

/** As many plain cars with numbers of their own. */
export function manyCars(count: number): StockTexts[] {
  return Array.from({ length: count }, (_, at) => ({
    number: `M-${at}`,
    price: String(90_000 + 10 * at),
    mileage: String(1000 + at),
    modelYear: String(2012 + (at % 12)),
  }))
}

function defaultOf(name: ColumnName): string {
  return COLUMNS[name].isRequired ? COLUMNS[name].example : ''
}

function cell(text: string): string {
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
