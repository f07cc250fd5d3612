import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'

import { testimonialsOf } from '@otosafi/demonstration/content/testimonials'
import type { Demonstrated } from '@otosafi/demonstration/demonstrated'
import { EDITIONS } from '@otosafi/editions/registry'

import { hashPassword } from '../auth/passwords.ts'
import type { Tables } from '../db/tables.ts'

/** The credentials of the demonstration's account, in every edition. */
export const DEMO_CREDENTIALS = { email: 'demo@otosafi.example', password: 'otosafi-demo' } as const

/**
 * Creates the demonstration's account in each of `editions`, in the name of one of its invented customers. An edition that
 * has an account with that address is left as it is.
 */
export async function seedUsers(
  kysely: Kysely<Tables>,
  editions: readonly Demonstrated[],
  createdAt: string,
): Promise<void> {
  if (editions.length === 0) return
  const { email, password } = DEMO_CREDENTIALS
  // The same for all: hashing is slow on purpose.
  const password_hash = await hashPassword(password)
  const rows = editions.map((edition) => ({
    edition,
    id: randomUUID(),
    full_name: testimonialsOf(edition)[0]?.name.en ?? 'Demo',
    email,
    email_verified_at: createdAt,
    phone: null,
    phone_verified_at: null,
    password_hash,
    bio: null,
    photo: null,
    language: EDITIONS[edition].defaultLanguage,
    created_at: createdAt,
  }))
  await kysely
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['edition', 'email']).doNothing())
    .execute()
}
