import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { ContentList } from '@otosafi/domain/office/content-lists'
import type { Role } from '@otosafi/domain/office/roles'
import type { Claim, EditionId } from '@otosafi/editions/edition'

import type { Instant, Json, NullableInstant, NullableJson } from './column-types.ts'

type NullableText = ColumnType<string | null, string | null | undefined, string | null>

type StaffTable = {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: Role
  editions: EditionId[]
  /** Null until it was chosen. */
  password_hash: NullableText
  /** The secret of the second factor, sealed; null until it was set up. */
  second_factor: NullableText
  /** The period of the last code that was taken: each is good once. */
  last_period: Generated<string>
  created_at: Instant
  /** Since when the account is closed. */
  closed_at: NullableInstant
  /** The last day, ISO 8601, on which they were reminded of requests that are due. */
  reminded_on: NullableText
}

/** Sign-ins after the password and before the second factor; `enrolment` is the sealed secret of one that is being set up. */
type StaffTicketTable = { hash: string; staff_id: string; enrolment: NullableText; expires_at: Instant }

/** The link by which a member of the team chooses a password. */
type StaffInvitationTable = { staff_id: string; hash: string; expires_at: Instant }

type StaffSessionTable = {
  hash: string
  staff_id: string
  begun_at: Instant
  seen_at: Instant
  /** When the second factor was last given again; null until then. */
  confirmed_at: NullableInstant
}

/** The changed values, with personal fields masked. */
export type AuditedValues = Readonly<Record<string, unknown>>

type AuditTable = {
  /** Counts up: the order of the entries. */
  number: GeneratedAlways<number>
  at: Instant
  staff_id: string
  operation: string
  edition: EditionId | null
  subject: string
  before: NullableJson<AuditedValues | null>
  after: NullableJson<AuditedValues | null>
  request_id: string
}

type RequestNoteTable = {
  /** Counts up: the order of the notes. */
  number: GeneratedAlways<number>
  edition: EditionId
  request_id: string
  staff_id: string
  text: string
  at: Instant
}

/** Earlier versions of an item of the operator's content. */
type ContentHistoryTable = {
  /** Counts up: the order of the changes. */
  number: GeneratedAlways<number>
  edition: EditionId
  list: ContentList
  item_id: string
  at: Instant
  staff_id: string
  published: boolean
  payload: Json<AuditedValues>
}

/** An item of the operator's content that the site is to show from a moment on. */
type ContentScheduleTable = {
  edition: EditionId
  list: ContentList
  item_id: string
  publish_at: Instant
  staff_id: string
}

/** The cars that the team puts first among the featured ones. */
type FeaturedChoiceTable = { edition: EditionId; position: number; car_id: string }

/** By what a claim of an edition holds, and until when. */
type ClaimCheckTable = {
  edition: EditionId
  claim: Claim
  at: Instant
  staff_id: string
  evidence: string
  legal_note: string | null
  /** ISO date. */
  valid_until: string
}

/** A day on which a showroom is closed, or open for shorter; both times are null where it is closed. */
type StoreDayTable = {
  edition: EditionId
  store: string
  /** ISO date. */
  day: string
  opens: string | null
  closes: string | null
  staff_id: string
}

/** Two photographs of cars, one of which is a copy of the other or of a part of it. */
type PhotoCopyTable = { edition: EditionId; key: string; other_key: string }

/** The tables of the office. */
export type OfficeTables = {
  staff: StaffTable
  staff_recovery_codes: { staff_id: string; hash: string }
  staff_tickets: StaffTicketTable
  staff_invitations: StaffInvitationTable
  staff_sessions: StaffSessionTable
  audit_log: AuditTable
  request_notes: RequestNoteTable
  content_history: ContentHistoryTable
  content_schedule: ContentScheduleTable
  featured_choices: FeaturedChoiceTable
  claim_checks: ClaimCheckTable
  store_days: StoreDayTable
  photo_copies: PhotoCopyTable
}
