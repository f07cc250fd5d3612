import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { Currency } from '../cars/car-card.presenter.ts'
import { loanLimitsOf } from './loan-limits.ts'

/** The edition's indicative loan terms (P-23). */
export function createLoanHandlers(): HandlersOf<'getLoanTerms'> {
  return {
    getLoanTerms(_, { edition }) {
      const { annualRate, rateDate, minMonths, maxMonths, defaultMonths, contribution, advertisedFrom } = edition.loan
      return ok({
        currency: edition.currency as Currency,
        minMonths,
        maxMonths,
        defaultMonths,
        annualRate,
        rateDate,
        advertisedFrom,
        contribution,
        ...loanLimitsOf(edition),
      })
    },
  }
}
