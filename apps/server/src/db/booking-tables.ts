import type { Generated } from 'kysely'

import type { BookingAction, BookingActor, BookingState } from '@otosafi/domain/booking/booking'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { ContactChannel } from './account-tables.ts'
import type { Instant, NullableInstant } from './column-types.ts'

/** Amounts are whole units of the edition's currency. What is personal is null once the account was deleted. */
type BookingTable = {
  edition: EditionId
  id: string
  reference: string
  car_id: string
  car_name: string
  language: Language
  user_id: string | null
  /** The verified contact of the visitor. */
  channel: ContactChannel | null
  destination: string | null
  full_name: string | null
  phone: string | null
  email: string | null
  message: string | null
  deposit: number
  hold_days: number
  refund: 'full' | 'tenPercent'
  refund_days: number | null
  /** How many events it has. */
  version: number
  /** The id of the latest. */
  last_event: string
  state: BookingState
  deadline: NullableInstant
  is_extended: boolean
  /** The part of the received money that counts as the deposit. */
  received: number
  surplus: number
  returned: number
  consented_at: Instant
  created_at: Instant
  /** When the visitor was reminded of the end of the hold. */
  reminded_at: NullableInstant
  /** Whether the account was deleted while money was due. */
  is_leaving: Generated<boolean>
}

type BookingEventTable = {
  edition: EditionId
  id: string
  booking_id: string
  version: number
  action: BookingAction
  actor: BookingActor
  state: BookingState
  at: Instant
  amount: number | null
  reason: string | null
}

/** The tables of bookings. */
export type BookingTables = {
  bookings: BookingTable
  booking_events: BookingEventTable
}
