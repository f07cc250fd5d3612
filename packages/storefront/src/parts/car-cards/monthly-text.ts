import { edition } from '#edition'

import type { Texts } from '../../texts/use-texts.ts'

/**
 * The monthly payment of a car with the months of the edition's usual loan: it may be less at another rate or more at
 * another term.
 */
export function monthlyText(amount: number, t: Texts['t']): string {
  return t('car.monthly.over', { amount, months: edition.loan.defaultMonths })
}
