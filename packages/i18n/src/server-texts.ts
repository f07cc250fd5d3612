import type { EditionFacts } from '@otosafi/editions/edition'
import type { PluralForm } from '@otosafi/editions/format/plural'
import type { Language, OfficeLanguage } from '@otosafi/editions/language'

import type common from '../locales/en/common.json'
import type office from '../locales/en/office.json'
import type report from '../locales/en/report.json'
import type server from '../locales/en/server.json'
import type { Dictionary } from './dictionary.ts'
import { createFormatters } from './formatters.ts'
import { readOwnLocale } from './read-locales.ts'
import type { TextGroup } from './text-groups.ts'
import { fillText, findText, placeholdersIn, type Values } from './write-text.ts'

type Family<Key extends string> = Key extends `${infer Name}_${PluralForm | 'zero'}` ? Name : Key

/** The dotted paths of all texts of `T`, counted ones without their plural form: `mail.confirmation.subject`. */
type TextPath<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Family<Key> : `${Key}.${TextPath<T[Key]>}`
}[keyof T & string]

/**
 * Writes the text at a path with its placeholders filled in. Throws a RangeError where the language has no such text or a
 * placeholder gets no value: nothing with a hole in it is ever sent.
 */
export type WriteText<T> = (path: TextPath<T>, values?: Values) => string

type Edition = Pick<EditionFacts, 'id' | 'currency'>

/**
 * The texts for visitors that the server writes itself (Node only), in the edition's wording. No language stands in for
 * another.
 */
export function serverTexts(edition: Edition, language: Language): WriteText<typeof server> {
  return createWriter('server', edition, language)
}

/** The texts for the team and on papers (Node only), in the edition's wording. */
export function officeTexts(edition: Edition, language: OfficeLanguage): WriteText<typeof office> {
  return createWriter('office', edition, language)
}

/** The texts that pages share (Node only), for what the server writes of the same things. */
export function commonTexts(edition: Edition, language: Language): WriteText<typeof common> {
  return createWriter('common', edition, language)
}

/** The texts of inspection reports (Node only), for what the server writes of them. */
export function reportTexts(edition: Edition, language: Language): WriteText<typeof report> {
  return createWriter('report', edition, language)
}

/** Files do not change while a server runs. */
const dictionaries = new Map<string, Dictionary>()

function createWriter(
  group: TextGroup,
  edition: Edition,
  language: Language,
): (path: string, values?: Values) => string {
  const name = `${group} ${edition.id} ${language}`
  const dictionary = dictionaries.get(name) ?? readOwnLocale({ edition: edition.id, language, group })
  dictionaries.set(name, dictionary)
  const formatters = createFormatters({ edition: edition.id, language }, edition.currency)
  return (path, values = {}) => {
    const text = findText(dictionary, path, values['count'], language)
    if (text === undefined) throw new RangeError(`No text in ${language}: ${group}:${path}`)
    const open = placeholdersIn(text).filter((each) => values[each] === undefined)
    if (open.length > 0) throw new RangeError(`No value for ${open.join(', ')} of ${group}:${path}`)
    return fillText(text, values, formatters)
  }
}
