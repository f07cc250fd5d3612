import type { VisitState } from '@otosafi/domain/visits/visit'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { MailRow } from '../mail-document.ts'
import type { MessageContext } from '../message.ts'
import type { ReferredCar, Visitor } from './booking-rows.ts'

/** A visit to a car at a showroom. */
export type VisitFacts = Visitor & {
  reference: string
  state: VisitState
  car: ReferredCar
  startsAt: Date
  store: { name: string; address: string }
  testDrive: boolean
}

/** Rows of a visit for the team, in the team's language that is nearest to the visitor's. */
export function visitRows(
  { reference, state, car, startsAt, store, testDrive, name, phone, email, message }: VisitFacts,
  { edition, language }: Pick<MessageContext, 'edition' | 'language'>,
): MailRow[] {
  const t = officeTexts(edition, officeLanguageOf(language))
  const values = {
    reference,
    state: t(`mail.visit.state.${state}`),
    car: `${car.name} (${car.reference})`,
    name,
    language: LANGUAGES[language].name,
    phone,
    email,
    message,
  } as const
  // Bookings and visits share the labels of these fields.
  const rows = Object.entries(values).flatMap(([field, value]): [string, string][] =>
    value === null ? [] : [[t(`mail.booking.field.${field as keyof typeof values}`), value]],
  )
  const time: [string, string] = [t('mail.visit.time'), t('mail.booking.moment', momentOf(startsAt, edition))]
  const where: [string, string] = [t('mail.visit.store'), store.name]
  const drive: [string, string][] = testDrive ? [[t('mail.visit.testDrive'), t('mail.visit.wished')]] : []
  return [...rows, time, where, ...drive].map(([label, value]) => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  }))
}
