import type { Language } from '../language.ts'

/** Plural forms of CLDR. `zero` may always be written for empty lists. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralForm = (typeof PLURAL_FORMS)[number]

/** The forms that each language has. */
export const FORMS_OF_LANGUAGE: Readonly<Record<Language, readonly PluralForm[]>> = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  ar: PLURAL_FORMS,
  zu: ['one', 'other'],
  xh: ['one', 'other'],
  rw: ['other'],
  wo: ['other'],
}

type SelectForm = (count: number) => PluralForm

const alwaysOther: SelectForm = () => 'other'
const oneIsOne: SelectForm = (count) => (count === 1 ? 'one' : 'other')

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
export const FORM_OF_COUNT: Readonly<Record<Language, SelectForm>> = {
  en: oneIsOne,
  fr: (count) => (count >= 0 && count < 2 ? 'one' : 'other'),
  ar: selectArabic,
  zu: (count) => (count >= 0 && count <= 1 ? 'one' : 'other'),
  xh: oneIsOne,
  rw: alwaysOther,
  wo: alwaysOther,
}
