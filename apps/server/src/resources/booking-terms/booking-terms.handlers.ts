import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import { presentTerms, termsOf } from './booking-terms.presenter.ts'

/** The terms of a booking (P-22). */
export function createBookingTermsHandlers(): HandlersOf<'getBookingTerms'> {
  return {
    getBookingTerms(_, { edition }) {
      return ok(presentTerms(termsOf(edition), edition))
    },
  }
}
