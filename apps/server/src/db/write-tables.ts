import type { Generated } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Instant, Json, NullableInstant } from './column-types.ts'

/** Answers to requests that create, by their keys (decision 25). `body` is the JSON text as it was sent. */
type IdempotencyKeyTable = {
  edition: EditionId
  key: string
  fingerprint: string
  status: number | null
  body: string | null
  created_at: Instant
}

/** What is to be sent, or was. */
type MessageTable = { id: string; edition: EditionId; channel: 'mail'; message: Json<Mail> }

type OutboxTable = MessageTable & {
  created_at: Instant
  /** When to try, or to try again. */
  due_at: Instant
  attempts: Generated<number>
  /** When it was given up. */
  failed_at: NullableInstant
  /** Why the last try failed: a code, never an address. */
  error: string | null
}

type RequestTable = {
  edition: EditionId
  reference: string
  kind: RequestKind
  language: Language
  /** The car that it is about; it may have been deleted since. */
  car_id: string | null
  /** What was sent, cleaned and normalised. */
  fields: Json<Readonly<Record<string, unknown>>>
  consented_at: Instant
  created_at: Instant
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
}

/** What a link that was sent is for. */
export type LinkPurpose = 'confirmSubscription' | 'unsubscribe'

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
  sent_messages: MessageTable & { sent_at: Instant }
  requests: RequestTable
  subscribers: SubscriberTable
  link_tokens: LinkTokenTable
}
