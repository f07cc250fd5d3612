import type { ColumnType, Generated } from 'kysely'

import type { components } from '@otosafi/api-client/schema'
import type { AlertFrequency, FavouriteNews } from '@otosafi/domain/alerts/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Instant, NullableInstant, NullableJson } from './column-types.ts'

/** Kind of destination: an e-mail address in lower case, or a number in E.164. */
export type ContactChannel = 'email' | 'phone'

type Contact = { edition: EditionId; channel: ContactChannel; destination: string }

/** `email` is in lower case, `phone` in E.164. */
export type UserTable = {
  edition: EditionId
  id: string
  full_name: string
  email: string | null
  email_verified_at: NullableInstant
  phone: string | null
  phone_verified_at: NullableInstant
  pending_email: string | null
  pending_phone: string | null
  /** In argon2's own format, parameters and salt included. */
  password_hash: string
  bio: string | null
  photo: NullableJson<components['schemas']['Picture'] | null>
  language: Language
  /** Whether the user wants alerts about favourites. */
  favourite_alerts: Generated<boolean>
  favourites_alerted_at: NullableInstant
  created_at: Instant
}

type SessionTable = {
  edition: EditionId
  id: string
  user_id: string
  /** Whether the cookies outlive the browser's session ("remember me"). */
  remembered: boolean
  /** The User-Agent header. */
  device: string | null
  created_at: Instant
  last_used_at: Instant
  expires_at: Instant
  revoked_at: NullableInstant
}

type RefreshTokenTable = {
  edition: EditionId
  hash: string
  session_id: string
  used_at: NullableInstant
  /** The next token, encrypted with this one, for a repeated request within the grace period. */
  sealed_next: Generated<string | null>
}

/** Networks that an account has been signed in from, as hashes; `used_on` is a day (`2026-06-01`). */
type KnownNetworkTable = { edition: EditionId; user_id: string; hash: string; used_on: string }

type ContactDestinationTable = Contact & {
  /** When messages were sent there in the last day, latest last. */
  sent_at: Generated<Date[]>
  /** When wrong codes were tried in the last day, latest last. */
  wrong_at: Generated<Date[]>
  touched_at: Instant
}

type ContactVerificationTable = Contact & {
  id: string
  /** The account that requested it; null for a guest. */
  user_id: string | null
  code_hash: string
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
  replaced_at: NullableInstant
  proven_at: NullableInstant
  /** Idempotency key of the form whose code was right; null where it had none. */
  proven_by: string | null
}

type SmsBlockTable = {
  edition: EditionId
  /** The number prefix, with `+` and calling code; `notices` for messages that no visitor has requested. */
  block: string
  /** The beginning of the hour. */
  hour: Instant
  sent: number
  /** How many codes of that hour were right. */
  verified: Generated<number>
}

export type ConsentPurpose = 'account' | 'newsletter'

type ConsentTable = {
  edition: EditionId
  id: string
  user_id: string
  purpose: ConsentPurpose
  given: boolean
  at: Instant
  /** The day (`2026-05-11`) of the privacy policy that was shown; null where the edition had none. */
  text_version: string | null
}

/** A favourite of a user. */
export type WishListItemTable = {
  edition: EditionId
  id: string
  user_id: string
  car_id: string
  car_name: string
  /** Whole units, when the car was added. */
  price: number
  /** Whole units: the lower price that was last reported to the user; null for none yet. */
  reported_price: number | null
  /** Whether the car was last seen reserved or sold. */
  was_away: Generated<boolean>
  /** The pending alert; null for none. */
  news: FavouriteNews | null
  created_at: Instant
}

/**
 * An uploaded picture, by its folder in the store. `pending` until something refers to it, `removed` once nothing does
 * any more.
 */
type UploadTable = {
  edition: EditionId
  key: string
  state: 'pending' | 'used' | 'removed'
  created_at: Instant
  /** Pixels; null for uploads from before the size was stored. */
  width: number | null
  height: number | null
  placeholder: string | null
  /** Of the bytes; null for uploads from before it was stored. */
  digest: ColumnType<string | null, string | null | undefined, string | null>
  /** Perceptual hash to find similar photographs of cars; null for all other uploads. */
  likeness: ColumnType<Uint8Array | null, Buffer | null | undefined, Buffer | null>
}

/** A search that a user has saved. */
export type SavedSearchTable = {
  edition: EditionId
  id: string
  user_id: string
  /** The listing's canonical query, without order and page. */
  query: string
  name: string | null
  frequency: AlertFrequency
  channel: ContactChannel
  paused: Generated<boolean>
  created_at: Instant
  /** When the user last viewed the results. */
  seen_at: Instant
  alerted_at: NullableInstant
}

/** A car that was found for a saved search. */
type SavedSearchCarTable = {
  edition: EditionId
  search_id: string
  car_id: string
  found_at: Instant
  /** Null while it is to be reported. */
  reported_at: NullableInstant
}

type BlogLikeTable = { edition: EditionId; user_id: string; blog_id: string; created_at: Instant }

/** The tables of accounts and of their protection. */
export type AccountTables = {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  known_networks: KnownNetworkTable
  secrets: { name: string; value: string }
  contact_destinations: ContactDestinationTable
  contact_proofs: ContactVerificationTable
  sms_blocks: SmsBlockTable
  consents: ConsentTable
  wish_list_items: WishListItemTable
  saved_searches: SavedSearchTable
  saved_search_cars: SavedSearchCarTable
  job_positions: { name: string; at: Instant }
  blog_likes: BlogLikeTable
  uploads: UploadTable
  guesses: { bucket: string; times: number; paused_until: Instant }
}
