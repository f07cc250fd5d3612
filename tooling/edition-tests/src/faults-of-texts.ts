import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { availableLanguages } from '@otosafi/i18n/available-languages'
import { type Dictionary, flatten, splitPlural } from '@otosafi/i18n/dictionary'
import { readLocaleFile, readOwnLocale } from '@otosafi/i18n/read-locales'
import { languagesOf, TEXT_GROUPS, type TextGroup } from '@otosafi/i18n/text-groups'

/** The texts that an edition's facts require. */
function wantedKeys({ id, claims }: Pick<EditionFacts, 'id' | 'claims'>): string[] {
  const ofClaims = claims.flatMap((claim) => [
    `common:claims.${claim}.title`,
    `common:claims.${claim}.text`,
    `hero:claims.${claim}`,
  ])
  return [...ofClaims, `common:country.${id}`]
}

/**
 * Missing texts of the edition's own languages, in words: each must have every text that English has in the groups
 * that it is to have, and what the facts ask for.
 */
export function faultsOfTexts(edition: Pick<EditionFacts, 'id' | 'languages' | 'claims'>): string[] {
  const offered = availableLanguages()
  return edition.languages.flatMap((language) => {
    if (!offered.includes(language)) return [`${language} has no texts`]
    const groups = TEXT_GROUPS.filter((group) => languagesOf(group).includes(language))
    const english = groups.flatMap((group) => keysOf(group, readLocaleFile('en', `${group}.json`)))
    const own = new Set(groups.flatMap((group) => keysOf(group, ownTexts(edition.id, language, group))))
    const wanted = new Set([...english, ...wantedKeys(edition)])
    return [...wanted].filter((key) => !own.has(key)).map((key) => `${language} lacks ${key}`)
  })
}

function ownTexts(edition: EditionFacts['id'], language: Language, group: TextGroup): Dictionary {
  return readOwnLocale({ edition, language, group })
}

/** The keys of a group's texts, `common:car.sold`; plural forms of one text are one key. */
function keysOf(group: TextGroup, texts: Dictionary): string[] {
  return [...new Set([...flatten(texts).keys()].map((key) => `${group}:${splitPlural(key).family}`))]
}
