import { type CsvError, parse } from 'csv-parse/sync'

import type { ImportFault, TeamText } from '../db/stock-import-tables.ts'
import { beginningOf, LIST_SEPARATOR } from './readers.ts'

/** The formats of a file: comma-separated values with a line of names, or one JSON object a line. */
export const STOCK_FORMATS = ['csv', 'jsonl'] as const
export type StockFormat = (typeof STOCK_FORMATS)[number]

/** A line of the file: its texts by the names that the file has for them, or why it cannot be read. */
export type StockLine = { line: number; texts: ReadonlyMap<string, string> } | { line: number; fault: ImportFault }

/** The largest file, bytes, and the longest line, characters. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
const MAX_LINE = 64 * 1024
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The lines of a file, from its first; blank ones are passed over. CSV begins with the line of names, which is not among
 * them.
 */
export function* readLines(file: Uint8Array, format: StockFormat): Generator<StockLine> {
  let names: string[] | null = null
  let delimiter = ','
  for (const { line, text } of physicalLines(file)) {
    const fault = (column: string, problem: TeamText, cure: TeamText) => ({
      line,
      fault: { line, column, problem, cure },
    })
    if (text.length > MAX_LINE) {
      yield fault(
        'all',
        {
          en: `The line has more than ${MAX_LINE} characters.`,
          fr: `La ligne a plus de ${MAX_LINE} caractères.`,
        },
        {
          en: 'Make it shorter, or look for a missing line break.',
          fr: 'Raccourcissez-la, ou cherchez un retour à la ligne manquant.',
        },
      )
      continue
    }
    const damaged = /[\uFFFD\0]/.exec(text)
    if (damaged !== null) {
      yield fault(
        'all',
        {
          en: 'The line has characters that are not UTF-8.',
          fr: 'La ligne a des caractères qui ne sont pas en UTF-8.',
        },
        { en: 'Save the file again as "CSV UTF-8".', fr: 'Enregistrez le fichier en « CSV UTF-8 ».' },
      )
      continue
    }
    if (format === 'jsonl') {
      yield readObject(text, line)
      continue
    }
    if (names === null) delimiter = delimiterOf(text)
    const fields = splitFields(text, delimiter)
    if (!Array.isArray(fields)) {
      yield fault('all', fields, {
        en: 'Put a text that has quotes or separators between quotes, double the quotes in it, and end it on its line.',
        fr: 'Mettez entre guillemets un texte qui a des guillemets ou des séparateurs, doublez ses guillemets, et finissez-le sur sa ligne.',
      })
      continue
    }
    if (names === null) {
      names = fields
      continue
    }
    if (fields.length > names.length && fields.slice(names.length).some((field) => field.trim() !== '')) {
      const column = beginningOf(names.at(-1) ?? '') || 'all'
      yield fault(
        column,
        {
          en: `The line has ${fields.length} fields, and there are ${names.length} columns.`,
          fr: `La ligne a ${fields.length} champs, et il y a ${names.length} colonnes.`,
        },
        {
          en: 'Put a text that has the separator in it between quotes.',
          fr: 'Mettez entre guillemets un texte qui contient le séparateur.',
        },
      )
      continue
    }
    const texts = new Map(names.map((name, at) => [name, fields[at] ?? '']))
    yield { line, texts }
  }
}

/** The names of a CSV file's columns, from its first line; null where it has none that can be read. */
export function readNames(file: Uint8Array): string[] | null {
  for (const { text } of physicalLines(file)) {
    if (text.length > MAX_LINE || /[\uFFFD\0]/.test(text)) return null
    const fields = splitFields(text, delimiterOf(text))
    return Array.isArray(fields) ? fields : null
  }
  return null
}

/** The lines that are not blank. They end with a line feed, a carriage return, as programs for the Mac write it, or both. */
function* physicalLines(file: Uint8Array): Generator<{ line: number; text: string }> {
  const decoder = new TextDecoder()
  let line = 0
  let feed = -1
  for (let from = 0; from < file.length;) {
    // Only behind the last one: in a file without any, each line would be sought through to the end.
    if (feed < from) feed = placeOf(0x0a, file, from, file.length)
    const to = placeOf(0x0d, file, from, feed)
    line += 1
    const text = decoder.decode(file.subarray(from, to))
    if (text.trim() !== '') yield { line, text }
    from = to + (file[to] === 0x0d && file[to + 1] === 0x0a ? 2 : 1)
  }
}

/** The first position of a byte between two places of a file; the second of them where it does not occur. */
function placeOf(byte: number, file: Uint8Array, from: number, to: number): number {
  const at = file.subarray(from, to).indexOf(byte)
  return at === -1 ? to : from + at
}

/** The separator that the line of names has most of. */
function delimiterOf(names: string): string {
  const count = (delimiter: string) => names.split(delimiter).length
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ','
}

/** The fields of a line; a sentence where its quotes do not fit. */
function splitFields(text: string, delimiter: string): string[] | TeamText {
  try {
    const [fields = []] = parse(text, { delimiter, relax_column_count: true, trim: true })
    return fields
  } catch (error) {
    const isOpen = (error as CsvError).code === 'CSV_QUOTE_NOT_CLOSED'
    return isOpen
      ? {
          en: 'A quote is opened and not closed on its line.',
          fr: 'Un guillemet est ouvert et n’est pas fermé sur sa ligne.',
        }
      : { en: 'A quote stands in the middle of a text.', fr: 'Un guillemet se trouve au milieu d’un texte.' }
  }
}

const ONE_OBJECT: TeamText = {
  en: 'Write one object on a line, such as {"number":"A-1","brand":"Dacia"}.',
  fr: 'Écrivez un objet par ligne, comme {"number":"A-1","brand":"Dacia"}.',
}

function readObject(text: string, line: number): StockLine {
  const fault = (column: string, problem: TeamText, cure: TeamText) => ({
    line,
    fault: { line, column, problem, cure },
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fault('all', { en: 'The line is no JSON.', fr: 'La ligne n’est pas du JSON.' }, ONE_OBJECT)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fault('all', { en: 'The line is no object.', fr: 'La ligne n’est pas un objet.' }, ONE_OBJECT)
  const texts = new Map<string, string>()
  for (const [name, field] of Object.entries(value)) {
    const given = textOf(field)
    if (given === null) {
      const column = beginningOf(name) || 'all'
      return fault(
        column,
        {
          en: 'The value is neither a text, a number, yes or no, nor a list of texts.',
          fr: 'La valeur n’est ni un texte, ni un nombre, ni oui ou non, ni une liste de textes.',
        },
        { en: 'Write a text.', fr: 'Écrivez un texte.' },
      )
    }
    texts.set(name, given)
  }
  return { line, texts }
}

function textOf(value: unknown): string | null {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) return null
  return value.join(LIST_SEPARATOR)
}
