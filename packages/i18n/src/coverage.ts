import { type EditionId, EDITION_IDS } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { type Dictionary, flatten, splitPlural } from './dictionary.ts'
import { languagesOf, TEXT_GROUPS, type TextGroup } from './text-groups.ts'

/**
 * The review of a language's texts by native speakers: `locales/<language>/review.json`. A text that is not in `confirmed` as it
 * stands now is pending, so that a new or a changed one is pending without anybody noting it.
 */
export type Review = {
  /** The texts as they were confirmed, by group and key: `common:nav.buy`, or `common@ma:nav.buy` for an edition's wording. */
  confirmed: Readonly<Record<string, string>>
  doubtful: readonly { key: string; why: string }[]
}

/** The coverage of an edition's texts in a language. A text with plural forms counts once. */
export type Coverage = {
  edition: EditionId
  language: Language
  /** Texts that the edition needs. */
  texts: number
  /** Of these, how many the language lacks: its fallbacks fill in. */
  untranslated: number
  /** How many the edition words in its own way. */
  own: number
  /** How many a native speaker has confirmed as they stand now, in all their plural forms. */
  reviewed: number
  /** Their share of all, in whole percent, rounded down. */
  share: number
  /** How many are marked as doubtful. */
  doubtful: number
}

/** The source of texts: files, or Storybook's bundle of them. */
export type CoverageSources = {
  /** A language's base, empty where there is none. */
  base: (language: Language, group: TextGroup) => Dictionary
  /** The overrides of an edition. */
  override: (language: Language, edition: EditionId, group: TextGroup) => Dictionary
  review: (language: Language) => Review | null
}

/** Counts the texts of every edition in every language that it offers, against the English base. */
export function coverage({ base, override, review }: CoverageSources): Coverage[] {
  const families = (texts: Dictionary) => new Set([...flatten(texts).keys()].map((key) => splitPlural(key).family))
  return EDITION_IDS.flatMap((edition) =>
    EDITIONS[edition].languages.map((language) => {
      const seen = review(language)
      const groups = TEXT_GROUPS.filter((group) => languagesOf(group).includes(language)).map((group) => {
        const needed = families(base('en', group))
        const own = override(language, edition, group)
        const there = families(base(language, group))
        const pending = new Set([
          ...pendingOf(base(language, group), group, seen),
          ...pendingOf(own, `${group}@${edition}`, seen),
        ])
        return {
          texts: needed.size,
          untranslated: [...needed].filter((family) => !there.has(family)).length,
          own: families(own).size,
          reviewed: there.size - pending.size,
        }
      })
      const sum = (part: keyof (typeof groups)[number]) => groups.reduce((total, group) => total + group[part], 0)
      const [texts, reviewed] = [sum('texts'), sum('reviewed')]
      return {
        edition,
        language,
        texts,
        untranslated: sum('untranslated'),
        own: sum('own'),
        reviewed,
        share: texts === 0 ? 0 : Math.floor((100 * reviewed) / texts),
        doubtful: seen?.doubtful.length ?? 0,
      }
    }),
  )
}

/** Texts, counted ones as one, that nobody has confirmed as they stand now. */
function pendingOf(texts: Dictionary, place: string, review: Review | null): Set<string> {
  const unconfirmed = [...flatten(texts)].filter(([key, text]) => review?.confirmed[`${place}:${key}`] !== text)
  return new Set(unconfirmed.map(([key]) => splitPlural(key).family))
}
