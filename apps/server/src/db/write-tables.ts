import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { RequestAction, RequestKind, RequestState } from '@otosafi/domain/messages/request-kind'
import type { Sms } from '@otosafi/domain/messages/sms'
import type { NewsletterFrequency, NewsletterTopic } from '@otosafi/domain/newsletter/preferences'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Instant, Json, NullableInstant } from './column-types.ts'

/**
 * A message as it waits: codes and links in it are sealed, and whom it is for is not, since deleting an account asks for
 * that. `isCounted` says of a text message that it was counted for its limits when it was asked for (record 0065).
 */
export type SealedMessage = { to: string; sealed: string; isCounted?: boolean }

/** Answers to requests that create, by their keys (P-36). `body` is the JSON text as it was sent, sealed. */
type IdempotencyKeyTable = {
  edition: EditionId
  key: string
  fingerprint: string
  status: number | null
  body: string | null
  created_at: Instant
}

/** A mail or text message, waiting or sent. */
type MessageTable<Message> = { id: string; edition: EditionId; channel: 'mail' | 'sms'; message: Json<Message> }

type OutboxTable = MessageTable<Mail | Sms | SealedMessage> & {
  /** Counts up: the order in which messages were written. */
  number: GeneratedAlways<string>
  created_at: Instant
  /** When the next attempt is due. */
  due_at: Instant
  /** When the first one was due; null for messages of earlier versions, which may run beside this one. */
  first_due_at: NullableInstant
  attempts: Generated<number>
  /** Whether it is one of very many that can wait. */
  is_bulk: Generated<boolean>
  /** The process that leases it until then; null while none does. */
  sender: ColumnType<string | null, string | null | undefined, string | null>
  /** When it is of no use any more, sent or not; null for never. */
  expires_at: NullableInstant
  /** When it was given up. */
  failed_at: NullableInstant
  /** Why the last attempt failed: a code, never an address. */
  error: string | null
}

type RequestTable = {
  edition: EditionId
  /** The id in the team's links. */
  id: Generated<string>
  reference: string
  kind: RequestKind
  language: Language
  /** The car in question; it may have been deleted since. */
  car_id: string | null
  /** The form's fields, cleaned and normalised. */
  fields: Json<Readonly<Record<string, unknown>>>
  consented_at: Instant
  created_at: Instant
  /** The user who sent it; null for guests. */
  user_id: string | null
  state: Generated<RequestState>
  /** When the team answered a question. */
  answered_at: NullableInstant
  /** The published question that it became. */
  faq_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The member of the team who sees to it. */
  owner_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The day on which the team wants to be reminded of it, ISO 8601. */
  remind_on: ColumnType<string | null, string | null | undefined, string | null>
}

type RequestEventTable = {
  /** Counts up: the order of the events. */
  number: GeneratedAlways<string>
  edition: EditionId
  request_id: string
  action: RequestAction
  actor: 'staff'
  /** The member of staff; null for a link of the team's mail. */
  staff_id: ColumnType<string | null, string | null | undefined, string | null>
  state_before: RequestState
  state_after: RequestState
  at: Instant
}

type SubscriberTable = {
  edition: EditionId
  id: string
  email: string
  language: Language
  state: 'pending' | 'subscribed' | 'unsubscribed'
  consented_at: Instant
  confirmed_at: NullableInstant
  unsubscribed_at: NullableInstant
  /** The moment of the latest issue of the newsletter that was dealt with. */
  digest_at: NullableInstant
  frequency: Generated<NewsletterFrequency>
  /** The subscribed topics; empty for all. */
  topics: Generated<NewsletterTopic[]>
}

/** Somebody who is notified by mail when a car is free again. */
type CarWaitTable = {
  edition: EditionId
  id: string
  car_id: string
  email: string
  language: Language
  consented_at: Instant
  confirmed_at: NullableInstant
}

/** Cars between which others choose. */
type PollTable = { edition: EditionId; id: string; cars: string[]; created_at: Instant }

type VoteTable = {
  edition: EditionId
  poll_id: string
  /** The key of a voter: the name without case. */
  voter: string
  name: string
  car_id: string
  voted_at: Instant
}

/** The purpose of a link. */
export type LinkPurpose =
  | 'confirmSubscription'
  | 'unsubscribe'
  | 'proveEmail'
  | 'resetPassword'
  | 'stopSearch'
  | 'stopFavourites'
  | 'confirmWait'
  | 'stopWait'
  | 'booking'
  | 'teamBooking'
  | 'visit'
  | 'teamVisit'
  | 'sale'
  | 'teamSale'
  | 'teamRequest'
  | 'poll'

type LinkTokenTable = {
  edition: EditionId
  hash: string
  purpose: LinkPurpose
  subject: string
  created_at: Instant
  expires_at: NullableInstant
  used_at: NullableInstant
}

/** The tables that visitors' requests fill. */
export type WriteTables = {
  idempotency_keys: IdempotencyKeyTable
  rate_counts: { bucket: string; times: number; ends_at: Instant }
  daily_salts: { day: string; salt: string }
  outbox: OutboxTable
  sent_messages: MessageTable<Mail | Sms> & { sent_at: Instant }
  requests: RequestTable
  request_events: RequestEventTable
  subscribers: SubscriberTable
  car_waits: CarWaitTable
  polls: PollTable
  votes: VoteTable
  link_tokens: LinkTokenTable
}
