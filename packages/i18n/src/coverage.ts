import { type EditionId, EDITION_IDS } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { type Dictionary, flatten, splitPlural } from './dictionary.ts'
import { type Group, GROUPS } from './groups.ts'

/** What a native speaker has still to look at in a language: `locales/<language>/review.json`. */
export type Review = {
  nativeReview: Readonly<Record<string, string>>
  doubtful: readonly { key: string; why: string }[]
}

/** How far the texts of an edition are in a language. Counted texts are one text, whatever their plural forms. */
export type Coverage = {
  edition: EditionId
  language: Language
  /** Texts that the edition needs. */
  texts: number
  /** Of these, how many the language has not: its fallbacks fill in. */
  untranslated: number
  /** How many the edition words in its own way. */
  own: number
  /** How many lie in parts that a native speaker has confirmed. */
  reviewed: number
  /** How many are marked as doubtful. */
  doubtful: number
}

/** Where texts come from: files, or what Storybook has of them. */
export type CoverageSources = {
  /** A language's base, empty where there is none. */
  base: (language: Language, group: Group) => Dictionary
  /** What an edition words differently. */
  override: (language: Language, edition: EditionId, group: Group) => Dictionary
  review: (language: Language) => Review | null
}

/** Counts the texts of every edition in every language that it offers, against the English base. */
export function coverage({ base, override, review }: CoverageSources): Coverage[] {
  const families = (texts: Dictionary) => new Set([...flatten(texts).keys()].map((key) => splitPlural(key).family))
  return EDITION_IDS.flatMap((edition) =>
    EDITIONS[edition].languages.map((language) => {
      const seen = review(language)
      const groups = GROUPS.map((group) => {
        const needed = families(base('en', group))
        const there = families(base(language, group))
        return {
          texts: needed.size,
          untranslated: [...needed].filter((family) => !there.has(family)).length,
          own: families(override(language, edition, group)).size,
          reviewed: seen?.nativeReview[group] === 'done' ? there.size : 0,
        }
      })
      const sum = (part: keyof (typeof groups)[number]) => groups.reduce((total, group) => total + group[part], 0)
      return {
        edition,
        language,
        texts: sum('texts'),
        untranslated: sum('untranslated'),
        own: sum('own'),
        reviewed: sum('reviewed'),
        doubtful: seen?.doubtful.length ?? 0,
      }
    }),
  )
}
