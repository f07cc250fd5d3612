import type { Translate } from '@otosafi/i18n/create-translator'

import { CLAIM_VALUES } from './claim-values.ts'

const NUMBERS = ['1', '2', '3'] as const

/** How selling works in three steps, in the edition's wording, with the figures of its claims (P-25). */
export function sellingSteps(t: Translate): { title: string; text: string }[] {
  return NUMBERS.map((step) => ({
    title: t(`home.sellSteps.${step}.title`),
    text: t(`home.sellSteps.${step}.text`, CLAIM_VALUES),
  }))
}
