import '@otosafi/i18n/typed-keys'
import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { type FormatContext, formatNumber } from '@otosafi/editions/format/number'
import type { Translate } from '@otosafi/i18n/create-translator'

import { useTranslator } from './use-translator.ts'

/** `t`, and the edition's formatters. */
export type Texts = {
  t: Translate
  language: FormatContext['language']
  money: (amount: number) => string
  number: (value: number) => string
}

/** Texts and formatters in the page's language. */
export function useTexts(): Texts {
  const { t, language } = useTranslator()
  const context: FormatContext = { edition: edition.id, language }
  return {
    t,
    language,
    money: (amount) => formatMoney(amount, edition.currency, context),
    number: (value) => formatNumber(value, context),
  }
}
