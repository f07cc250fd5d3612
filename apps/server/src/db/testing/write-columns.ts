import type { SelectType } from 'kysely'

import type { WriteTables } from '../write-tables.ts'

/** The columns of tables by name, and whether each may be null. */
export type ColumnsOf<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: null extends SelectType<Tables[Table][Column]> ? 'nullable' : 'required'
  }
}

/** The columns of the tables that visitors' requests fill. */
export const WRITE_COLUMNS: ColumnsOf<WriteTables> = {
  idempotency_keys: {
    edition: 'required',
    key: 'required',
    fingerprint: 'required',
    status: 'nullable',
    body: 'nullable',
    created_at: 'required',
  },
  rate_counts: {
    bucket: 'required',
    times: 'required',
    ends_at: 'required',
  },
  daily_salts: {
    day: 'required',
    salt: 'required',
  },
  outbox: {
    id: 'required',
    edition: 'required',
    channel: 'required',
    message: 'required',
    created_at: 'required',
    due_at: 'required',
    attempts: 'required',
    number: 'required',
    is_bulk: 'required',
    first_due_at: 'nullable',
    sender: 'nullable',
    expires_at: 'nullable',
    failed_at: 'nullable',
    error: 'nullable',
  },
  sent_messages: {
    id: 'required',
    edition: 'required',
    channel: 'required',
    message: 'required',
    sent_at: 'required',
  },
  requests: {
    edition: 'required',
    id: 'required',
    reference: 'required',
    kind: 'required',
    language: 'required',
    car_id: 'nullable',
    fields: 'required',
    consented_at: 'required',
    created_at: 'required',
    user_id: 'nullable',
    state: 'required',
    answered_at: 'nullable',
    faq_id: 'nullable',
    owner_id: 'nullable',
    remind_on: 'nullable',
  },
  request_events: {
    number: 'required',
    edition: 'required',
    request_id: 'required',
    action: 'required',
    actor: 'required',
    state_before: 'required',
    state_after: 'required',
    staff_id: 'nullable',
    at: 'required',
  },
  subscribers: {
    edition: 'required',
    id: 'required',
    email: 'required',
    language: 'required',
    state: 'required',
    consented_at: 'required',
    confirmed_at: 'nullable',
    unsubscribed_at: 'nullable',
    digest_at: 'nullable',
    frequency: 'required',
    topics: 'required',
  },
  car_waits: {
    edition: 'required',
    id: 'required',
    car_id: 'required',
    email: 'required',
    language: 'required',
    consented_at: 'required',
    confirmed_at: 'nullable',
  },
  polls: {
    edition: 'required',
    id: 'required',
    cars: 'required',
    created_at: 'required',
  },
  votes: {
    edition: 'required',
    poll_id: 'required',
    voter: 'required',
    name: 'required',
    car_id: 'required',
    voted_at: 'required',
  },
  link_tokens: {
    edition: 'required',
    hash: 'required',
    purpose: 'required',
    subject: 'required',
    created_at: 'required',
    expires_at: 'nullable',
    used_at: 'nullable',
  },
}
