import { randomUUID } from 'node:crypto'

import { once } from '@otosafi/domain/once'
import type { EditionId } from '@otosafi/editions/edition'

import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../db/database.ts'
import type { TestResponse } from './http-request.ts'

/** The password of every user that a test makes. */
export const PASSWORD = 'correct horse'

/** The same for all of them: hashing is slow on purpose. */
const hashOfPassword = once(() => hashPassword(PASSWORD))

export type TestUser = {
  edition?: EditionId
  email: string
  phone?: string
  /** False for somebody who has verified neither address nor number yet. */
  isVerified?: boolean
  passwordHash?: string
}

/** Writes a user who is called Salma Bennani; gives the id. */
export async function addUser(database: Pick<Database, 'kysely'>, user: TestUser): Promise<string> {
  const { edition = 'ma', email, phone = null, isVerified = true, passwordHash } = user
  const id = randomUUID()
  const created_at = new Date('2026-05-01T10:00:00Z')
  await database.kysely
    .insertInto('users')
    .values({
      edition,
      id,
      full_name: 'Salma Bennani',
      ...(isVerified
        ? { email, email_verified_at: created_at, phone, phone_verified_at: phone === null ? null : created_at }
        : { email: null, phone: null, pending_email: email, pending_phone: phone }),
      password_hash: passwordHash ?? (await hashOfPassword()),
      bio: null,
      photo: null,
      language: 'fr',
      created_at,
    })
    .execute()
  return id
}

/** The cookies that an answer sets, attributes included. */
export function setCookies({ headers }: Pick<TestResponse, 'headers'>): string[] {
  return [headers['set-cookie'] ?? []].flat()
}

/** The Cookie header that a browser sends after an answer. */
export function cookieHeader(answer: Pick<TestResponse, 'headers'>): string {
  return setCookies(answer)
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
