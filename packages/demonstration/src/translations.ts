import type { LocalizedText } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { withFigures } from './figures.ts'
import ar from './translations/ar.json' with { type: 'json' }
import rw from './translations/rw.json' with { type: 'json' }
import wo from './translations/wo.json' with { type: 'json' }
import xh from './translations/xh.json' with { type: 'json' }
import zu from './translations/zu.json' with { type: 'json' }

/**
 * The demonstration content in the languages beside English and French, by its English; not reviewed by native
 * speakers, and its legal texts not by lawyers: their pages name the text that binds. Each of these languages belongs to
 * one edition.
 */
const TRANSLATIONS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { ar, zu, xh, rw, wo }

/** A text in every language that it is known in. */
export function translated(text: LocalizedText): LocalizedText {
  const found = Object.entries(TRANSLATIONS).map(([language, table]) => [language, table[text.en]] as const)
  return { ...Object.fromEntries(found.filter(([, words]) => words !== undefined)), ...text }
}

/** Several texts as one, in the languages that all of them have. */
export function joined(
  texts: readonly LocalizedText[],
  join: (parts: readonly string[], language: Language) => string,
): LocalizedText {
  const languages = Object.keys(texts[0] ?? {}) as Language[]
  const common = languages.filter((language) => texts.every((text) => text[language] !== undefined))
  const partsIn = (language: Language) => texts.map((text) => text[language] ?? text.en)
  return {
    en: join(partsIn('en'), 'en'),
    ...Object.fromEntries(common.map((language) => [language, join(partsIn(language), language)])),
  }
}

/**
 * A value of the content with every text within it in the languages of `edition`, as far as it is known in them, and with
 * the figures of the edition.
 */
export function inLanguagesOf<T>(edition: EditionId, value: T): T {
  return inLanguages(edition, EDITIONS[edition].languages, value)
}

/**
 * A page or an article in the languages of `edition`, each of them only where all of its texts are known in it: nobody
 * is to read a page that goes from one language to another. What is alike in English and French is a name.
 */
export function whollyInLanguagesOf<T>(edition: EditionId, value: T): T {
  const texts = textsIn(value).map(translated)
  const isWhole = (language: Language) => texts.every((text) => language in text || text.en === text.fr)
  return inLanguages(edition, EDITIONS[edition].languages.filter(isWhole), value)
}

function inLanguages<T>(edition: EditionId, languages: readonly Language[], value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguages(edition, languages, item)) as T
  if (isText(value))
    return Object.fromEntries(
      (Object.entries(translated(value)) as [Language, string][])
        .filter(([language]) => language === 'en' || languages.includes(language))
        .map(([language, text]) => [language, withFigures(text, edition, language)]),
    ) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguages(edition, languages, inner)]),
  ) as T
}

/** Every text in a value. */
export function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

function isText(value: object): value is LocalizedText {
  return 'en' in value && 'fr' in value
}
