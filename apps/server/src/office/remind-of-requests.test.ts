import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { RequestState } from '@otosafi/domain/messages/request-kind'
import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { mailsIn } from '../testing/sent-messages.ts'
import { createRemindOfRequests } from './remind-of-requests.ts'
import { employ } from './testing/employ.ts'

const OFFICE = 'https://office.example.org'
/** Seven in the morning in Casablanca, and nine in Kigali. */
const MORNING = '2026-06-08T06:00:00Z'

withDatabase('reminders of requests', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'requests', 'staff_sessions', 'staff'] as const)
      await database.kysely.deleteFrom(table).execute()
  })

  const somebody = (editions: EditionId[], role: Role = 'agent') => employ(database, new Date(MORNING), role, editions)
  let number = 0
  const request = async (
    owner: string | null,
    remindOn: string | null,
    { state = 'inProgress', edition = 'ma' }: { state?: RequestState; edition?: EditionId } = {},
  ) => {
    const reference = `MA-QS-${String((number += 1)).padStart(6, '0')}`
    const row = {
      id: randomUUID(),
      edition,
      reference,
      kind: 'question',
      language: 'fr',
      user_id: null,
      state,
    } as const
    await database.kysely
      .insertInto('requests')
      .values({
        ...row,
        fields: JSON.stringify({ name: 'Salma', email: 'salma@example.org', message: 'When?' }),
        consented_at: MORNING,
        created_at: MORNING,
        owner_id: owner,
        remind_on: remindOn,
      })
      .execute()
    return reference
  }
  const remindAt = (iso: string) =>
    createRemindOfRequests({ database, clock: () => Date.parse(iso), officeOrigin: () => OFFICE })(
      new AbortController().signal,
    )
  const mailsTo = async (email: string) => (await mailsIn(database)).filter(({ to }) => to === email)

  it('are one mail a day to those who see to due requests, and to nobody else', async () => {
    const [owner, other] = [await somebody(['ma']), await somebody(['ma'])]
    const [today, before] = [await request(owner.id, '2026-06-08'), await request(owner.id, '2026-06-05')]
    await request(owner.id, '2026-06-09')
    await request(owner.id, null)
    await request(owner.id, '2026-06-08', { state: 'closed' })
    await request(null, '2026-06-08')
    await Promise.all([remindAt(MORNING), remindAt(MORNING)])
    await remindAt('2026-06-08T10:45:00Z')
    const [mail, ...others] = await mailsTo(owner.email)
    expect([others, await mailsTo(other.email), (await mailsIn(database)).length]).toEqual([[], [], 1])
    expect(mail?.subject).toBe('Demandes à traiter\u00a0: 2')
    expect(mail?.text.match(/MA-QS-\d+/g)).toEqual([before, today])
    expect(mail?.text).toContain(`${OFFICE}/?due=true&owner=${owner.id}`)
    expect(mail?.text).not.toContain('Salma')
    await remindAt('2026-06-09T06:00:00Z')
    expect(await mailsTo(owner.email)).toHaveLength(2)
  })

  it.each([
    ['ma', '2026-06-08T05:59:00Z', 0],
    ['ma', '2026-06-08T06:00:00Z', 1],
    ['ma', '2026-06-08T10:59:00Z', 1],
    ['ma', '2026-06-08T11:00:00Z', 0],
    ['rw', '2026-06-08T04:59:00Z', 0],
    ['rw', '2026-06-08T05:00:00Z', 1],
  ] as const)('come in the morning of %s: at %s %i', async (edition, at, mails) => {
    const owner = await somebody([edition])
    await request(owner.id, '2026-06-08', { edition })
    await remindAt(at)
    expect(await mailsTo(owner.email)).toHaveLength(mails)
  })

  it('are none of requests of an edition that one has left, and none to an account that is closed', async () => {
    const [moved, gone] = [await somebody(['rw']), await somebody(['ma'])]
    await request(moved.id, '2026-06-08')
    await request(gone.id, '2026-06-08')
    await database.kysely.updateTable('staff').set({ closed_at: MORNING }).where('id', '=', gone.id).execute()
    await remindAt(MORNING)
    expect(await mailsIn(database)).toEqual([])
  })

  it.each([
    ['agent', 1],
    ['manager', 1],
    ['owner', 1],
    ['inspector', 0],
    ['editor', 0],
  ] as const)('are for those whose role opens requests: for one who is now %s %i', async (role, mails) => {
    const member = await somebody(['ma'], role)
    await request(member.id, '2026-06-08')
    await remindAt(MORNING)
    expect(await mailsTo(member.email)).toHaveLength(mails)
  })

  it('name twenty, and count the others', async () => {
    const owner = await somebody(['coza'])
    for (let each = 0; each < 23; each += 1) await request(owner.id, '2026-06-08', { edition: 'coza' })
    await remindAt(MORNING)
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe('Requests that are due: 23')
    expect([mail?.text.match(/MA-QS-\d+/g)?.length, mail?.text]).toEqual([20, expect.stringContaining('are due: 3')])
  })
})
