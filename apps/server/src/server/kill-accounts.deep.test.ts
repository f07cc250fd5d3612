import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { createLinkToken } from '../auth/link-tokens.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createSessions } from '../auth/sessions.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { migrate } from '../db/migrate.ts'
import { type Child, startChild } from '../db/testing/child.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../testing/users.ts'

const SERVER = join(import.meta.dirname, '../testing/serve-until-killed.ts')
const ANOTHER = 'another horse'
/** Accounts for each kind of change; more than are changed before the kill. */
const ACCOUNTS = 40
/** Changes of each kind that are acknowledged before the kill. */
const ACKNOWLEDGED = 4
const HOUR_MS = 3_600_000

/** An account before the kill: its address, its hash, the token that changes it, and whether the change was acknowledged. */
type Subject = { email: string; id: string; token: string; isAcknowledged: boolean }
type Kind = 'reset' | 'change' | 'delete'
type SignUp = { email: string; isAcknowledged: boolean }

const server = await findPostgresServer()

describe.each([
  ['the embedded database', false],
  ['PostgreSQL', true],
])('a server on %s that is killed', (_, isPostgres) => {
  it.skipIf(isPostgres && server === null)(
    'while accounts are opened, get other passwords and go leaves each as it was, or as it was to be',
    { timeout: 240_000 },
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-kill-accounts-'))
      const made = isPostgres ? await server?.createDatabase() : undefined
      const children: Child[] = []
      onTestFinished(async () => {
        for (const each of children) await each.kill()
        await made?.drop()
        rmSync(dataDir, { recursive: true, force: true })
      })
      const place = { dataDir, databaseUrl: made?.url ?? null }
      const hash = await hashPassword(PASSWORD)
      const subjects = await withDatabase(place, async (database) => {
        await migrate(database.pool)
        return {
          reset: await prepare(database, 'reset', hash),
          change: await prepare(database, 'change', hash),
          delete: await prepare(database, 'delete', hash),
        }
      })

      const child = startChild(SERVER, dataDir, made?.url ?? '')
      children.push(child)
      const port = Number((await child.line('port')).slice('port '.length))
      const signUps: SignUp[] = []
      const flows = [
        signUpUntilGone(port, signUps),
        ...(['reset', 'change', 'delete'] as const).map((kind) => changeUntilGone(port, kind, subjects[kind])),
      ]
      const acknowledged = (all: readonly { isAcknowledged: boolean }[]) =>
        all.filter(({ isAcknowledged }) => isAcknowledged).length
      const isUnderWay = () => [signUps, ...Object.values(subjects)].every((all) => acknowledged(all) >= ACKNOWLEDGED)
      while (!isUnderWay()) await sleep(10)
      await sleep(randomInt(150))
      await child.kill()
      await Promise.all(flows)

      await withDatabase(place, async (database) => {
        for (const signUp of signUps) await expectWholeSignUp(database, signUp)
        for (const subject of subjects.reset) await expectWholePassword(database, subject, hash, 'reset')
        for (const subject of subjects.change) await expectWholePassword(database, subject, hash, 'change')
        for (const subject of subjects.delete) await expectWholeDeletion(database, subject)
      })
    },
  )
})

async function withDatabase<T>(
  place: Parameters<typeof openDatabase>[0],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Accounts with a second session, a request and a mail, and the token that their change takes. */
async function prepare(database: Database, kind: Kind, passwordHash: string): Promise<Subject[]> {
  const sessions = createSessions(database, Date.now)
  const now = new Date()
  const subjects: Subject[] = []
  for (let i = 0; i < ACCOUNTS; i++) {
    const email = `${kind}${i}@example.org`
    const id = await addUser(database, { email, passwordHash })
    const open = () => sessions.open({ edition: 'ma', userId: id, remembered: false, device: '' })
    await open()
    const { access } = await open()
    const link = { edition: 'ma', purpose: 'resetPassword', subject: id, now, life: HOUR_MS } as const
    const token = kind === 'reset' ? await inTransaction(database, (write) => createLinkToken(write, link)) : access
    await database.kysely
      .insertInto('requests')
      .values({
        edition: 'ma',
        reference: `MA-QU-${kind.slice(0, 1).toUpperCase()}${String(i).padStart(5, '0')}`,
        kind: 'question',
        language: 'fr',
        car_id: null,
        fields: JSON.stringify({ message: 'x' }),
        consented_at: now,
        created_at: now,
        user_id: id,
      })
      .execute()
    subjects.push({ email, id, token, isAcknowledged: false })
  }
  return subjects
}

function senderTo(port: number): Pick<TestServer, 'send'> {
  return { send: (edition, path, request) => sendRequest(port, EDITIONS[edition].host, path, request) }
}

async function signUpUntilGone(port: number, signUps: SignUp[]): Promise<void> {
  for (let i = 0; ; i++) {
    const signUp = { email: `new${i}@example.org`, isAcknowledged: false }
    signUps.push(signUp)
    const form = { fullName: 'A', email: signUp.email, password: PASSWORD, consent: true }
    const options = { key: randomUUID(), address: `10.1.${i >> 8}.${i & 255}` }
    const answer = await post(senderTo(port), '/auth/sign-up', form, options).catch(() => null)
    if (answer === null) return
    expect(answer.status).toBe(202)
    signUp.isAcknowledged = true
  }
}

async function changeUntilGone(port: number, kind: Kind, subjects: readonly Subject[]): Promise<void> {
  for (const [i, subject] of subjects.entries()) {
    const headers: Record<string, string> = kind === 'reset' ? {} : { authorization: `Bearer ${subject.token}` }
    const [path, body] = {
      reset: ['/auth/reset-password', { token: subject.token, password: ANOTHER }] as const,
      change: ['/auth/change-password', { currentPassword: PASSWORD, password: ANOTHER }] as const,
      delete: ['/profile/deletion', { password: PASSWORD }] as const,
    }[kind]
    const answer = await post(senderTo(port), path, body, { headers, address: `10.2.${i >> 8}.${i & 255}` }).catch(
      () => null,
    )
    if (answer === null) return
    expect(answer.status).toBeLessThan(300)
    subject.isAcknowledged = true
  }
}

const count = async (database: Database, statement: string, value: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::integer as n from ${statement}`, [value])).rows[0]?.n ??
  -1
const MAILS = `(
    select id, message ->> 'to' as recipient from outbox
    union select id, message ->> 'to' from sent_messages
  ) as m where recipient = $1`

async function expectWholeSignUp(database: Database, { email, isAcknowledged }: SignUp): Promise<void> {
  const user = 'select id from users where pending_email = $1'
  const counts = [
    await count(database, 'users where pending_email = $1', email),
    await count(database, `consents where user_id in (${user})`, email),
    await count(database, `contact_proofs where user_id in (${user})`, email),
    await count(database, 'contact_destinations where destination = $1', email),
    await count(database, MAILS, email),
  ]
  expect([[1, 1, 1, 1, 1], ...(isAcknowledged ? [] : [[0, 0, 0, 0, 0]])]).toContainEqual(counts)
}

async function expectWholePassword(
  database: Database,
  { id, email, isAcknowledged }: Subject,
  hash: string,
  kind: Kind,
): Promise<void> {
  const isChanged = (await count(database, `users where id::text = $1 and password_hash <> '${hash}'`, id)) === 1
  if (isAcknowledged) expect(isChanged).toBe(true)
  const open = await count(database, 'sessions where user_id::text = $1 and revoked_at is null', id)
  const mails = await count(database, MAILS, email)
  const links = await count(database, 'link_tokens where subject::text = $1 and used_at is null', id)
  // The device on which it was changed stays signed in.
  const left = kind === 'change' ? 1 : 0
  expect({ email, isChanged, open, mails, links }).toEqual({
    email,
    isChanged,
    open: isChanged ? left : 2,
    mails: isChanged ? 1 : 0,
    links: kind === 'reset' && !isChanged ? 1 : 0,
  })
}

async function expectWholeDeletion(database: Database, { id, email, isAcknowledged }: Subject): Promise<void> {
  const isThere = (await count(database, 'users where id::text = $1', id)) === 1
  if (isAcknowledged) expect(isThere).toBe(false)
  const sessions = await count(database, 'sessions where user_id::text = $1', id)
  const requests = await count(database, `requests where user_id::text = $1 and fields <> '{}'`, id)
  expect({ email, sessions, requests }).toEqual({ email, sessions: isThere ? 2 : 0, requests: isThere ? 1 : 0 })
}
