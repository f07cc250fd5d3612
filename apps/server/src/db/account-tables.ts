import type { Generated } from 'kysely'

import type { components } from '@otosafi/api-client/schema'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Instant, NullableInstant, NullableJson } from './column-types.ts'

/** `email` is in small letters, `phone` in E.164. */
export type UserTable = {
  edition: EditionId
  id: string
  full_name: string
  email: string | null
  email_verified_at: NullableInstant
  phone: string | null
  phone_verified_at: NullableInstant
  /** With its parameters and its salt, as argon2 writes them. */
  password_hash: string
  bio: string | null
  photo: NullableJson<components['schemas']['Picture'] | null>
  language: Language
  created_at: Instant
}

type SessionTable = {
  edition: EditionId
  id: string
  user_id: string
  /** Whether the browser keeps it when it is closed. */
  remembered: boolean
  /** The browser as it named itself. */
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
  siblings: Generated<number>
}

/** Networks that an account has been signed in from, as hashes; `used_on` is a day (`2026-06-01`). */
type KnownNetworkTable = { edition: EditionId; user_id: string; hash: string; used_on: string }

/** The tables of accounts and of what guards them. */
export type AccountTables = {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  known_networks: KnownNetworkTable
  secrets: { name: string; value: string }
  guesses: { bucket: string; times: number; paused_until: Instant }
}
