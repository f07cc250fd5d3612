import type { ImportFault, TeamText } from '../db/stock-import-tables.ts'
import { type CheckContext, checkLine, type ImportedCar } from './check-line.ts'
import type { ColumnName } from './columns.ts'
import { faultsOfNames, textsByColumn } from './file-names.ts'
import { MAX_FILE_BYTES, readLines, readNames, type StockFormat, type StockLine } from './read-lines.ts'
import { quote } from './readers.ts'

/** A file of cars. */
export type StockFile = { bytes: Uint8Array; format: StockFormat }

/** A line of a checked file: its car, or what is wrong with it. */
export type CheckedLine = {
  /** The car's number, also where the rest is faulty; null where it cannot be read. */
  number: string | null
} & ({ car: ImportedCar } | { faults: ImportFault[] })

/** Faults of a file as a whole, by which none of its lines is read. */
export function faultsOfFile({ bytes, format }: StockFile): ImportFault[] {
  const whole = (problem: TeamText, cure: TeamText) => [{ line: 1, column: 'all', problem, cure }]
  if (bytes.length > MAX_FILE_BYTES)
    return whole(
      {
        en: `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
        fr: `Le fichier dépasse ${MAX_FILE_BYTES / 1024 / 1024} Mo.`,
      },
      { en: 'Bring the cars in several files.', fr: 'Apportez les voitures en plusieurs fichiers.' },
    )
  if (format === 'jsonl') return []
  const names = readNames(bytes)
  if (names === null)
    return whole(
      { en: 'The line of column names cannot be read.', fr: 'La ligne des noms de colonnes est illisible.' },
      {
        en: 'Save the file again as "CSV UTF-8", with the names of the columns in its first line.',
        fr: 'Enregistrez le fichier en « CSV UTF-8 », avec les noms des colonnes à la première ligne.',
      },
    )
  return faultsOfNames(1, names, true)
}

/** Checks the lines of a file in which {@link faultsOfFile} has found nothing. */
export function* checkFile({ bytes, format }: StockFile, context: CheckContext): Generator<CheckedLine> {
  const lines = new Map<string, number>()
  for (const read of readLines(bytes, format)) {
    const checked = checkTexts(read, format, context)
    const { number } = checked
    const before = number === null ? undefined : lines.get(number)
    if (number === null || before === undefined) {
      if (number !== null) lines.set(number, read.line)
      yield checked
      continue
    }
    const fault = {
      line: read.line,
      column: 'number',
      problem: {
        en: `${quote(number)} is the number of the car in line ${before} already.`,
        fr: `${quote(number)} est déjà le numéro de la voiture de la ligne ${before}.`,
      },
      cure: { en: 'Give every car a number of its own.', fr: 'Donnez à chaque voiture son propre numéro.' },
    }
    yield { number, faults: [fault, ...('faults' in checked ? checked.faults : [])] }
  }
}

function checkTexts(read: StockLine, format: StockFormat, context: CheckContext): CheckedLine {
  if ('fault' in read) return { number: null, faults: [read.fault] }
  const texts = textsByColumn(read.texts)
  const number = numberOf(texts)
  const faults = format === 'jsonl' ? faultsOfNames(read.line, [...read.texts.keys()], false) : []
  const checked = checkLine(read.line, texts, context)
  if ('faults' in checked) return { number, faults: [...faults, ...checked.faults] }
  return faults.length > 0 ? { number, faults } : { number, ...checked }
}

function numberOf(texts: ReadonlyMap<ColumnName, string>): string | null {
  return texts.get('number')?.trim() || null
}
