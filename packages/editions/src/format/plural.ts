import type { Language } from '../language.ts'

/** Plural forms of CLDR. Which of them a language has is data below; `zero` may always be written for empty lists. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type PluralRule = { forms: readonly PluralForm[]; select: (count: number) => PluralForm }

const onlyOther: PluralRule = { forms: ['other'], select: () => 'other' }
const oneIsOne: PluralRule = { forms: ['one', 'other'], select: (count) => (count === 1 ? 'one' : 'other') }

function selectArabic(count: number): PluralForm {
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return 'few'
  return rest >= 11 && rest <= 99 ? 'many' : 'other'
}

/**
 * Own cardinal rules of all languages: engines do not know Kinyarwanda and answer with the machine's own locale,
 * which breaks hydration (P-06).
 */
export const PLURAL_RULES: Readonly<Record<Language, PluralRule>> = {
  en: oneIsOne,
  fr: { forms: ['one', 'other'], select: (count) => (count >= 0 && count < 2 ? 'one' : 'other') },
  ar: { forms: ['zero', 'one', 'two', 'few', 'many', 'other'], select: selectArabic },
  zu: { forms: ['one', 'other'], select: (count) => (count >= 0 && count <= 1 ? 'one' : 'other') },
  xh: oneIsOne,
  rw: onlyOther,
  wo: onlyOther,
}
