import { randomUUID } from 'node:crypto'

import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { createReference } from '../../requests/reference.ts'
import type { VisitRow } from '../../visits/visit-rows.ts'
import type { BookingRow } from '../booking-rows.ts'
import type { NewBooking } from '../booking-steps.ts'

/** The contact of both rows. */
const CONTACT = {
  user_id: null,
  channel: 'email',
  destination: 'awa@example.org',
  full_name: 'Awa Diop',
  phone: '+221771234567',
  email: 'awa@example.org',
  message: 'مرحبا',
} as const

type Reader = { edition: EditionFacts; language: Language }

/** A booking, cancelled with money due, so that all that a mail may say is said. */
export const exampleBooking = ({ edition, language }: Reader): BookingRow => ({
  edition: edition.id,
  id: 'b',
  reference: 'MA-BK-4K7Q2PXA',
  car_id: '4k7q2pxa',
  car_name: 'Dacia Duster',
  ...CONTACT,
  language,
  deposit: 3000,
  hold_days: 7,
  refund: 'full',
  refund_days: null,
  version: 3,
  last_event: 'e',
  state: 'cancelled',
  deadline: new Date('2026-06-08T12:00:00Z'),
  is_extended: false,
  received: 3000,
  surplus: 0,
  returned: 0,
  consented_at: new Date('2026-06-01T12:00:00Z'),
  created_at: new Date('2026-06-01T12:00:00Z'),
  reminded_at: null,
  is_leaving: false,
})

/** A booking that is to be requested. */
export function exampleNewBooking(
  edition: EditionFacts,
  { id = randomUUID(), car_id }: { id?: string; car_id: string },
): NewBooking {
  const example = exampleBooking({ edition, language: edition.defaultLanguage })
  const { version, last_event, state, deadline, is_extended, received, surplus, returned, ...rest } = example
  const { reminded_at, is_leaving, created_at, ...fields } = rest
  return { ...fields, id, car_id, reference: createReference(edition.id, 'booking') }
}

/** A visit that was just asked for. */
export const exampleVisit = ({ edition, language }: Reader): VisitRow => ({
  edition: edition.id,
  id: 'v',
  reference: 'MA-VS-4K7Q2PXA',
  car_id: '4k7q2pxa',
  car_name: 'Dacia Duster',
  store: 'casablanca-maarif',
  store_name: 'Casablanca Maârif',
  store_address: '12 boulevard Zerktouni',
  test_drive: true,
  starts_at: new Date('2026-06-08T12:00:00Z'),
  ends_at: new Date('2026-06-08T12:45:00Z'),
  ...CONTACT,
  language,
  version: 1,
  last_event: 'e',
  state: 'requested',
  consented_at: new Date('2026-06-01T12:00:00Z'),
  created_at: new Date('2026-06-01T12:00:00Z'),
  scheduled_at: new Date('2026-06-01T12:00:00Z'),
  reminded_at: null,
})
