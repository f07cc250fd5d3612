import { edition } from '#edition'

import type { Texts } from '../../texts/use-texts.ts'

/** That the monthly figures are indicative, and the rate with its date that they assume (P-23): said once beside many of them. */
export function monthlyNote(t: Texts['t']): string {
  const { annualRate, rateDate, contribution } = edition.loan
  return t('listing.monthlyNote', { rate: annualRate * 100, share: contribution * 100, date: rateDate })
}
