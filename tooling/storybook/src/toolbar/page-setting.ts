import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { isLanguage, type Language, LANGUAGES, languageTag } from '@otosafi/editions/language'
import { EDITIONS, isEditionId } from '@otosafi/editions/registry'

/** How a story is shown, as the toolbar's choices come out together. */
export type PageSetting = {
  edition: EditionId
  language: Language
  /** Value of the `lang` attribute. */
  tag: string
  direction: 'ltr' | 'rtl'
  scheme: Scheme
  /** Whether less motion was asked for here; a reader may ask their system for it as well. */
  motion: 'system' | 'reduced'
  /** Whether the system's colours take the place of ours here. */
  colours: 'system' | 'forced'
}

export type Scheme = 'light' | 'dark'

/** Key of the viewport of the narrowest phone, which the toolbar has a button for. */
export const NARROWEST = 'w320'

/** The colour scheme that the toolbar chose; where it chose none, that of the reader's system. */
export function chosenScheme({ scheme }: Readonly<Record<string, unknown>>): Scheme {
  if (scheme === 'light' || scheme === 'dark') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The languages of an edition whose texts exist, in the edition's order; English where no text of any exists yet. */
export function offeredLanguages(edition: EditionId, available: readonly string[]): readonly Language[] {
  const offered = EDITIONS[edition].languages.filter((language) => available.includes(language))
  return offered.length > 0 ? offered : ['en']
}

/**
 * Reads the toolbar's globals. A language that the edition does not offer gives way to its default; a direction that is
 * not forced is the language's own.
 */
export function readPageSetting(globals: Readonly<Record<string, unknown>>, available: readonly string[]): PageSetting {
  const edition =
    typeof globals['edition'] === 'string' && isEditionId(globals['edition']) ? globals['edition'] : EDITION_IDS[0]
  const { country, defaultLanguage } = EDITIONS[edition]
  const offered = offeredLanguages(edition, available)
  const chosen = String(globals['language'])
  const language =
    [chosen, defaultLanguage].filter(isLanguage).find((each) => offered.includes(each)) ?? offered[0] ?? 'en'
  const forced = globals['direction'] === 'rtl' || globals['direction'] === 'ltr' ? globals['direction'] : null
  return {
    edition,
    language,
    tag: languageTag(language, country),
    direction: forced ?? LANGUAGES[language].dir,
    scheme: chosenScheme(globals),
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'system',
    colours: globals['colours'] === 'forced' ? 'forced' : 'system',
  }
}
