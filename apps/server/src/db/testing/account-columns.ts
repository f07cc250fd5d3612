import type { AccountTables } from '../account-tables.ts'
import type { ColumnsOf } from './write-columns.ts'

/** The columns of the tables of accounts. */
export const ACCOUNT_COLUMNS: ColumnsOf<AccountTables> = {
  users: {
    edition: 'required',
    id: 'required',
    full_name: 'required',
    email: 'nullable',
    email_verified_at: 'nullable',
    phone: 'nullable',
    phone_verified_at: 'nullable',
    password_hash: 'required',
    bio: 'nullable',
    photo: 'nullable',
    language: 'required',
    created_at: 'required',
  },
  sessions: {
    edition: 'required',
    id: 'required',
    user_id: 'required',
    remembered: 'required',
    device: 'nullable',
    created_at: 'required',
    last_used_at: 'required',
    expires_at: 'required',
    revoked_at: 'nullable',
  },
  refresh_tokens: {
    edition: 'required',
    hash: 'required',
    session_id: 'required',
    used_at: 'nullable',
    siblings: 'required',
  },
  known_networks: {
    edition: 'required',
    user_id: 'required',
    hash: 'required',
    used_on: 'required',
  },
  secrets: {
    name: 'required',
    value: 'required',
  },
  guesses: {
    bucket: 'required',
    times: 'required',
    paused_until: 'required',
  },
}
