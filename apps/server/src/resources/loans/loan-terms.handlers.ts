import { dayOfEdition } from '../../clock.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import type { Currency } from '../cars/car-card.presenter.ts'
import { loanLimitsOf } from './loan-limits.ts'

/** The edition's indicative loan terms (P-23), with a promotion until its last day. */
export function createLoanHandlers({ clock }: Pick<ApiServices, 'clock'>): HandlersOf<'getLoanTerms'> {
  return {
    getLoanTerms(_, { edition }) {
      const { annualRate, rateDate, minMonths, maxMonths, maxMonthsNew, defaultMonths } = edition.loan
      const { contribution, advertisedFrom, promotion } = edition.loan
      const today = dayOfEdition(edition, clock())
      return ok({
        currency: edition.currency as Currency,
        minMonths,
        maxMonths,
        maxMonthsNew,
        defaultMonths,
        annualRate,
        rateDate,
        advertisedFrom,
        promotion: promotion !== null && today <= promotion.until ? promotion : null,
        contribution,
        ...loanLimitsOf(edition),
      })
    },
  }
}
