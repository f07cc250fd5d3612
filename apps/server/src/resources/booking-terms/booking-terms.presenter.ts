import { type AgreedTerms, versionOfTerms } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { BodyOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Currency } from '../cars/car-card.presenter.ts'

/** The terms on which cars are booked now (P-22). Throws `feature_not_available` where no booking is offered. */
export function termsOf({ booking }: EditionFacts): AgreedTerms {
  const { deposit, holdDays, refund, refundDays } = booking
  if (deposit === null) throw new Problem('feature_not_available')
  return { deposit, holdDays, refund, refundDays: refundDays ?? null }
}

/** Terms as a visitor sees them, with the version by which they are accepted. */
export function presentTerms(
  { deposit, holdDays, refund, refundDays }: AgreedTerms,
  { currency }: EditionFacts,
): BodyOf<'getBookingTerms'> {
  const version = versionOfTerms({ deposit, holdDays, refund, refundDays }, currency)
  return { deposit, currency: currency as Currency, holdDays, refund, refundDays, version }
}
