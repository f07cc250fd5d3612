import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
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

/** The English texts in which the edition of a country names it, such as the headline: `hero:headline`. */
function keysThatName(id: EditionFacts['id']): Set<string> {
  const name = flatten(readLocaleFile('en', 'common.json')).get(`country.${id}`) ?? ''
  const own = TEXT_GROUPS.flatMap((group) =>
    [...flatten(readLocaleFile('en', 'editions', id, `${group}.json`))].map(
      ([key, text]) => [`${group}:${key}`, text] as const,
    ),
  )
  return new Set(own.filter(([, text]) => text.includes(name)).map(([key]) => key))
}

/** The texts in which an edition must name its country: those in which all others name theirs. */
function keysToWord({ id, country }: Pick<EditionFacts, 'id' | 'country'>): string[] {
  if (country === null) return []
  const others = Object.values(EDITIONS).filter((each) => each.country !== null && each.id !== id)
  const [first, ...rest] = others.map((each) => keysThatName(each.id))
  return [...(first ?? [])].filter((key) => rest.every((keys) => keys.has(key)))
}

/**
 * Missing texts of the edition's own languages, in words: each must have every text that English has in the groups
 * that it is to have, what the facts ask for, and words of its own where other editions name their country.
 */
export function faultsOfTexts(edition: Pick<EditionFacts, 'id' | 'country' | 'languages' | 'claims'>): string[] {
  const offered = availableLanguages()
  const toWord = keysToWord(edition)
  return edition.languages.flatMap((language) => {
    if (!offered.includes(language)) return [`${language} has no texts`]
    const groups = TEXT_GROUPS.filter((group) => languagesOf(group).includes(language))
    const english = groups.flatMap((group) => keysOf(group, readLocaleFile('en', `${group}.json`)))
    const own = new Set(groups.flatMap((group) => keysOf(group, ownTexts(edition.id, language, group))))
    const wanted = new Set([...english, ...wantedKeys(edition)])
    const worded = new Set(
      groups.flatMap((group) => keysOf(group, readLocaleFile(language, 'editions', edition.id, `${group}.json`))),
    )
    return [
      ...[...wanted].filter((key) => !own.has(key)).map((key) => `${language} lacks ${key}`),
      ...toWord.filter((key) => !worded.has(key)).map((key) => `${language} lacks editions/${edition.id}/ ${key}`),
    ]
  })
}

function ownTexts(edition: EditionFacts['id'], language: Language, group: TextGroup): Dictionary {
  return readOwnLocale({ edition, language, group })
}

/** The keys of a group's texts, `common:car.sold`; plural forms of one text are one key. */
function keysOf(group: TextGroup, texts: Dictionary): string[] {
  return [...new Set([...flatten(texts).keys()].map((key) => `${group}:${splitPlural(key).family}`))]
}
