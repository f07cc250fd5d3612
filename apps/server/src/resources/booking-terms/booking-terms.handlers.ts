import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { Currency } from '../cars/car-card.presenter.ts'

/** What a booking costs (P-22). */
export function createBookingTermsHandlers(): HandlersOf<'getBookingTerms'> {
  return {
    getBookingTerms(_, { edition }) {
      const { deposit, holdDays, refund } = edition.booking
      if (deposit === null) throw new Problem('feature_not_available')
      return ok({ deposit, currency: edition.currency as Currency, holdDays, refund })
    },
  }
}
