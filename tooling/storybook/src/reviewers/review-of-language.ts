import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import type { Review } from '@otosafi/i18n/coverage'
import { flatten } from '@otosafi/i18n/dictionary'
import { parseGlossary, type Term } from '@otosafi/i18n/glossary'
import { textOfForm } from '@otosafi/i18n/review-sheet/text-of-form'
import { TEXT_GROUPS } from '@otosafi/i18n/text-groups'

import { localeFile } from '../locales/texts-of-edition.ts'

const [GLOSSARY = ''] = Object.values(
  import.meta.glob<string>('../../../../packages/i18n/glossary.tsv', { query: '?raw', import: 'default', eager: true }),
)

/** A text that is marked as doubtful, beside its English and the reason. */
export type DoubtfulText = { key: string; english: string; text: string; why: string }

/** A term of the glossary in a language. `said` are the product's texts whose English is just this term. */
export type TermInUse = Pick<Term, 'key' | 'remark'> & {
  english: string
  word: string
  certainty: string
  said: readonly string[]
}

/** The doubtful texts of a language, in the order of its review. */
export function doubtfulTexts(language: Language, { doubtful }: Review): DoubtfulText[] {
  const files = new Map<string, Map<string, string>>()
  const textsIn = (file: string) => {
    const texts = files.get(file) ?? flatten(localeFile(file))
    files.set(file, texts)
    return texts
  }
  return doubtful.map(({ key, why }) => {
    const [place = '', path = ''] = key.split(/:(.*)/s)
    const [group = '', edition] = place.split('@')
    const file = edition === undefined ? group : `editions/${edition}/${group}`
    const english = textOfForm(textsIn(`en/${file}`), path) ?? textOfForm(textsIn(`en/${group}`), path) ?? ''
    return { key, english, text: textsIn(`${language}/${file}`).get(path) ?? '', why }
  })
}

/** The glossary in a language. */
export function termsOf(language: Language): TermInUse[] {
  const said = textsByEnglish(language)
  return parseGlossary(GLOSSARY).map(({ key, words, certainty, remark }) => ({
    key,
    english: words.en,
    word: words[language],
    certainty: certainty[language] ?? '',
    remark,
    said: [...(said.get(words.en.toLowerCase()) ?? [])],
  }))
}

/** The texts of a language by their English text in lower case, of all groups. */
function textsByEnglish(language: Language): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of TEXT_GROUPS) {
    const own = flatten(localeFile(`${language}/${group}`))
    for (const [path, english] of flatten(localeFile(`en/${group}`))) {
      const text = own.get(path)
      const key = english.toLowerCase()
      if (text !== undefined) found.set(key, (found.get(key) ?? new Set()).add(text))
    }
  }
  return found
}

/** The edition in which a language is shown for review. */
export const REVIEW_EDITIONS: Readonly<Record<Language, EditionId>> = {
  en: 'ma',
  fr: 'ma',
  ar: 'ma',
  zu: 'coza',
  xh: 'coza',
  rw: 'rw',
  wo: 'sn',
}
