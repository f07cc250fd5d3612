import type { BookingState } from '@otosafi/domain/booking/booking'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { MailRow } from '../mail-document.ts'
import type { MessageContext } from '../message.ts'

/** A car as its name and its reference. */
export type ReferredCar = { name: string; reference: string }

/** A person as they made themselves known; null is what was erased or never given. */
export type Visitor = { name: string | null; phone: string | null; email: string | null; message: string | null }

/**
 * A booking, its amounts in whole units of the edition's currency: `paid` is all that has come in, `due` what is to be paid
 * back, and `returned` what was. `isExtended` says that its hold was extended, which is done once.
 */
export type BookingFacts = Visitor & {
  reference: string
  state: BookingState
  car: ReferredCar
  deadline: Date | null
  isExtended: boolean
  deposit: number
  paid: number
  due: number
  returned: number
}

/**
 * Rows of a booking for the team, in the team's language that is nearest to the visitor's. `underway` is the part of the
 * refund that the payment provider makes, whole units.
 */
export function bookingRows(
  booking: BookingFacts,
  { edition, language }: Pick<MessageContext, 'edition' | 'language'>,
  underway = 0,
): MailRow[] {
  const t = officeTexts(edition, officeLanguageOf(language))
  const money = (amount: number) => t('mail.booking.amount', { amount })
  const { reference, state, car, deadline, name, phone, email, message, deposit, paid, due, returned } = booking
  const values = {
    reference,
    state: t(`mail.booking.state.${state}`),
    car: `${car.name} (${car.reference})`,
    until: deadline === null ? null : t('mail.booking.moment', momentOf(deadline, edition)),
    name,
    language: LANGUAGES[language].name,
    phone,
    email,
    message,
    deposit: money(deposit),
    paid: money(paid),
    due: money(due),
    underway: underway === 0 ? null : money(underway),
    paidBack: money(returned),
  } as const
  return Object.entries(values).flatMap(([field, value]) => {
    if (value === null) return []
    const label = t(`mail.booking.field.${field as keyof typeof values}`)
    return [{ label, value, line: t('mail.request.line', { label, value }) }]
  })
}
