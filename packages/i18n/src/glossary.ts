import { isLanguage, type Language, LANGUAGE_CODES } from '@otosafi/editions/language'

/**
 * How sure a word is: found as the translation of the same meaning, found in use, composed of words that were found, or
 * composed of some that were not.
 */
export const CERTAINTIES = ['attested', 'form', 'composed+', 'composed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** A term of the product in every language. */
export type Term = {
  key: string
  words: Readonly<Record<Language, string>>
  /** How sure each word is; none of English and French, in which the terms were written. */
  certainty: Readonly<Partial<Record<Language, Certainty>>>
  /** Other words that are in use, and what to mind; empty where there is nothing. */
  remark: string
}

const COLUMNS = ['key', ...LANGUAGE_CODES, 'note'] as const

/** Reads `glossary.tsv`. Throws an error that names the line which is no term. */
export function parseGlossary(tsv: string): Term[] {
  const [head = '', ...lines] = tsv.trimEnd().split('\n')
  const columns = head.split('\t')
  if (COLUMNS.some((column) => !columns.includes(column)))
    throw new Error(`The glossary must have the columns ${COLUMNS.join(', ')}`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new Error(`Line ${index + 2} of the glossary has ${cells.length} columns`)
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    const words = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, cell(language)]))
    return { key: cell('key'), words: words as Term['words'], ...readNote(cell('note')) }
  })
}

/** Reads "ar=attested[MW] zu=composed | what to mind". */
function readNote(note: string): Pick<Term, 'certainty' | 'remark'> {
  const [scores = '', remark = ''] = note.split(/ ?\| ?(.*)/s)
  const certainty: Partial<Record<Language, Certainty>> = {}
  for (const [, language = '', how] of scores.matchAll(/(\w+)=([a-z]+\+?)/g)) {
    const known = CERTAINTIES.find((each) => each === how)
    if (isLanguage(language) && known) certainty[language] = known
  }
  return { certainty, remark }
}
