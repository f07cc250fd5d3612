import type { Generated } from 'kysely'

import type { VisitAction, VisitActor, VisitState } from '@otosafi/domain/visits/visit'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { ContactChannel } from './account-tables.ts'
import type { Instant, NullableInstant } from './column-types.ts'

/** Personal columns are null once the account was deleted. */
type VisitTable = {
  edition: EditionId
  id: string
  reference: string
  car_id: string
  car_name: string
  /** The id of the showroom, and its name and address as they were. */
  store: string
  store_name: string
  store_address: string
  starts_at: Instant
  ends_at: Instant
  language: Language
  user_id: string | null
  /** The verified contact of the visitor. */
  channel: ContactChannel | null
  destination: string | null
  full_name: string | null
  phone: string | null
  email: string | null
  message: string | null
  /** Whether the visitor would like to drive the car. */
  test_drive: Generated<boolean>
  /** How many events it has. */
  version: number
  /** The id of its latest event. */
  last_event: string
  state: VisitState
  consented_at: Instant
  created_at: Instant
  /** When the present time was chosen. */
  scheduled_at: Instant
  reminded_at: NullableInstant
}

/** A place of a showroom's slot, numbered from 1, and the visit, sale or request that has it: one id is set, the others are null. */
type VisitPlaceTable = {
  edition: EditionId
  store: string
  starts_at: Instant
  place: number
  visit_id: string | null
  sale_id: string | null
  request_id: string | null
}

type VisitEventTable = {
  edition: EditionId
  id: string
  visit_id: string
  version: number
  action: VisitAction
  actor: VisitActor
  state: VisitState
  starts_at: Instant
  at: Instant
  reason: string | null
}

/** The tables of visits. */
export type VisitTables = {
  visits: VisitTable
  visit_places: VisitPlaceTable
  visit_events: VisitEventTable
}
