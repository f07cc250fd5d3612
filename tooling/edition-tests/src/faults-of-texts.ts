import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { availableLanguages } from '@otosafi/i18n/available-languages'
import { type Dictionary, flatten, splitPlural } from '@otosafi/i18n/dictionary'
import { type Group, GROUPS } from '@otosafi/i18n/groups'
import { readLocaleFile, readOwnLocale } from '@otosafi/i18n/read-locales'

/** The texts that an edition's facts ask for. */
function wantedKeys({ id, claims }: Pick<EditionFacts, 'id' | 'claims'>): string[] {
  const ofClaims = claims.flatMap((claim) => [
    `common:claims.${claim}.title`,
    `common:claims.${claim}.text`,
    `hero:claims.${claim}`,
  ])
  return [...ofClaims, `common:country.${id}`]
}

/** What the edition's own languages lack, in words: each must have every text that English has, and what the facts ask for. */
export function faultsOfTexts(edition: Pick<EditionFacts, 'id' | 'languages' | 'claims'>): string[] {
  const offered = availableLanguages()
  const english = GROUPS.flatMap((group) => keysOf(group, readLocaleFile('en', `${group}.json`)))
  const wanted = new Set([...english, ...wantedKeys(edition)])
  return edition.languages.flatMap((language) => {
    if (!offered.includes(language)) return [`${language} has no texts`]
    const own = new Set(GROUPS.flatMap((group) => keysOf(group, ownTexts(edition.id, language, group))))
    return [...wanted].filter((key) => !own.has(key)).map((key) => `${language} lacks ${key}`)
  })
}

function ownTexts(edition: EditionFacts['id'], language: Language, group: Group): Dictionary {
  return readOwnLocale({ edition, language, group })
}

/** The keys of a group's texts, `common:car.sold`; plural forms of one text are one key. */
function keysOf(group: Group, texts: Dictionary): string[] {
  return [...new Set([...flatten(texts).keys()].map((key) => `${group}:${splitPlural(key).family}`))]
}
