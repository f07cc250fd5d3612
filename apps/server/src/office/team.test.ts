import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { AuditPage, Team, TeamMember } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { mailsIn } from '../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { inviteFirstOwner } from './invite-first-owner.ts'
import { type Employed, employ } from './testing/employ.ts'

const PASSWORD = 'correct horse battery'
const DAY_MS = 86_400_000

withDatabase('the team', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  const ask = (cookie: string, method: string, path: string, body?: unknown) =>
    sendOffice(server, cookie, path, { method, body })

  const employed = (role: Role, editions: EditionId[] = ['ma']) => {
    // Slowly enough for the limit of accounts that a network may change.
    server.time.now += 200_000
    return employ(database, new Date(server.time.now), role, editions)
  }
  const statusOf = async ({ cookie }: Employed) => (await ask(cookie, 'GET', '/me')).status

  async function member(owner: Employed, id: string): Promise<TeamMember | undefined> {
    const { body } = await ask(owner.cookie, 'GET', '/team')
    return (body as Team).members.find((each) => each.id === id)
  }

  /** Changes a colleague as they are now. */
  async function change(owner: Employed, id: string, asked: Pick<TeamMember, 'name' | 'role' | 'editions'>) {
    const version = (await member(owner, id))?.version
    return ask(owner.cookie, 'PUT', `/team/${id}`, { ...asked, version })
  }

  /** The secret of the link in the last mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const mail = (await mailsIn(database)).findLast(({ to }) => to === email)
    return /http:\/\/office\.localhost(?::\d+)?\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  async function invite(owner: Employed, other: { email?: string; editions?: EditionId[] } = {}) {
    const email = `${randomUUID()}@example.org`
    const asked = { name: 'Awa Diop', email, role: 'agent', editions: ['sn'], ...other }
    return { email, ...(await ask(owner.cookie, 'POST', '/team', asked)) }
  }

  /** A request of Morocco that somebody sees to, by its reference. */
  async function taken({ id, cookie }: Employed): Promise<string> {
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    const { reference } = (await post(server, '/questions', question)).body as { reference: string }
    const { status } = await ask(cookie, 'PUT', `/requests/ma/${reference}/owner`, { owner: id, former: null })
    expect(status).toBe(200)
    return reference
  }

  const accept = (token: string, password = PASSWORD) => ask('', 'POST', '/invitations', { token, password })
  const signIn = (email: string, password = PASSWORD) => ask('', 'POST', '/sessions', { email, password })

  it('grows by an invitation, whose link gives a password once', async () => {
    const owner = await employed('owner')
    const { status, body, email } = await invite(owner)
    expect([status, body.state]).toEqual([201, 'invited'])
    expect((await signIn(email)).status).toBe(401)

    const token = await linkTo(email)
    expect((await accept(token, 'short')).status).toBe(422)
    expect((await accept(token)).body).toEqual({ email })
    expect((await accept(token, 'another horse battery')).status).toBe(410)
    expect((await signIn(email)).body).toMatchObject({ enrolment: { secret: expect.any(String) } })
    expect(await member(owner, String(body.id))).toMatchObject({
      state: 'active',
      invitedUntil: null,
      editions: ['sn'],
    })
  })

  it('is invited for seven days', async () => {
    const { email } = await invite(await employed('owner'))
    server.time.now += 7 * DAY_MS
    expect((await accept(await linkTo(email))).status).toBe(410)
  })

  it('is not invited twice by one address, until the account is closed', async () => {
    const owner = await employed('owner')
    const { email, body } = await invite(owner)
    expect((await invite(owner, { email })).status).toBe(409)
    expect((await ask(owner.cookie, 'POST', `/team/${body.id}/closure`)).status).toBe(200)
    expect((await accept(await linkTo(email))).status).toBe(410)
    const again = await invite(owner, { email })
    expect([again.status, again.body.id, again.body.state]).toEqual([201, body.id, 'invited'])
    const { entries } = (await ask(owner.cookie, 'GET', '/audit?text=Awa+Diop')).body as AuditPage
    expect(entries[0]).toMatchObject({ operation: 'inviteColleague', before: { name: 'Awa Diop', role: 'agent' } })
    expect((await accept(await linkTo(email))).status).toBe(200)
  })

  it('may do what its role says from the next request on', async () => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    expect((await ask(agent.cookie, 'GET', '/requests')).status).toBe(200)
    expect((await change(owner, agent.id, { name: 'Awa', role: 'inspector', editions: ['ma'] })).status).toBe(200)
    expect((await ask(agent.cookie, 'GET', '/requests')).status).toBe(403)
  })

  it('is as the first of two owners said who change it at once, until the other has seen that', async () => {
    const owner = await employed('owner')
    const { id } = await employed('agent')
    const put = async (asked: object) => (await ask(owner.cookie, 'PUT', `/team/${id}`, asked)).status
    const first = { name: 'Awa', role: 'editor', editions: ['ma'], version: (await member(owner, id))?.version }
    // The second time for an answer that was lost.
    expect([await put(first), await put(first)]).toEqual([200, 200])
    expect(await put({ ...first, role: 'manager' })).toBe(409)
    expect(await member(owner, id)).toMatchObject({ name: 'Awa', role: 'editor' })
    expect((await change(owner, id, { name: 'Awa', role: 'manager', editions: ['ma'] })).status).toBe(200)
  })

  it.each([
    ['role', { role: 'inspector', editions: ['ma', 'sn'] }],
    ['country', { role: 'agent', editions: ['sn'] }],
  ] as const)('loses the requests that another %s no longer shows', async (_, { role, editions }) => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    const reference = await taken(agent)
    expect((await change(owner, agent.id, { name: 'Awa', role, editions: [...editions] })).status).toBe(200)
    const { body } = await ask(owner.cookie, 'GET', `/requests/ma/${reference}`)
    expect(body).toMatchObject({ summary: { owner: null } })
  })

  it('keeps its requests where it still sees to them', async () => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    const reference = await taken(agent)
    expect((await change(owner, agent.id, { name: 'Awa', role: 'manager', editions: ['ma'] })).status).toBe(200)
    const { body } = await ask(owner.cookie, 'GET', `/requests/ma/${reference}`)
    expect(body).toMatchObject({ summary: { owner: { id: agent.id } } })
  })

  it('loses session, password and second factor with a new invitation, for who lost them', async () => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    const { body } = await ask(owner.cookie, 'POST', `/team/${agent.id}/invitation`)
    expect(body).toMatchObject({ state: 'invited' })
    expect(await statusOf(agent)).toBe(401)
    const former = await linkTo(agent.email)
    await ask(owner.cookie, 'POST', `/team/${agent.id}/invitation`)
    expect((await accept(former)).status).toBe(410)
    expect((await accept(await linkTo(agent.email))).status).toBe(200)
    expect((await signIn(agent.email)).body).toMatchObject({ enrolment: { secret: expect.any(String) } })
  })

  it('shrinks by closing an account, whose requests are nobody’s again', async () => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    const reference = await taken(agent)
    expect((await ask(owner.cookie, 'POST', `/team/${agent.id}/closure`)).status).toBe(200)
    expect(await statusOf(agent)).toBe(401)
    expect((await signIn(agent.email)).status).toBe(401)
    const { body } = await ask(owner.cookie, 'GET', `/requests/ma/${reference}`)
    expect(body).toMatchObject({ summary: { owner: null } })
    expect(await member(owner, agent.id)).toMatchObject({ state: 'closed' })
    expect((await ask(owner.cookie, 'POST', `/team/${agent.id}/closure`)).status).toBe(409)
  })

  it('never loses its last owner: nobody changes their own account, and of two who change each other one stays', async () => {
    const [first, second] = [await employed('owner'), await employed('owner')]
    const asked = { name: 'A', role: 'agent' as const, editions: ['ma' as const] }
    const own = await change(first, first.id, asked)
    expect(own.status).toBe(409)
    const versions = await Promise.all([second, first].map(async ({ id }) => (await member(first, id))?.version))
    const answers = await Promise.all([
      ask(first.cookie, 'PUT', `/team/${second.id}`, { ...asked, version: versions[0] }),
      ask(second.cookie, 'PUT', `/team/${first.id}`, { ...asked, version: versions[1] }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  it.each([
    ['fr', 'ma'],
    ['en', 'coza'],
  ] as const)('is invited in %s where it works in %s first', async (language, edition) => {
    const { email } = await invite(await employed('owner', [edition]), { editions: [edition] })
    const mail = (await mailsIn(database)).findLast(({ to }) => to === email)
    expect(mail?.html).toContain(`<html lang="${language}" dir="ltr">`)
    expect(await linkTo(email)).not.toBe('')
  })

  it('is written down', async () => {
    const owner = await employed('owner')
    const { email } = await invite(owner)
    await accept(await linkTo(email))
    const { body } = await ask(owner.cookie, 'GET', '/audit?text=Awa+Diop')
    expect((body as AuditPage).entries.slice(0, 2)).toMatchObject([
      { operation: 'acceptInvitation', by: { name: 'Awa Diop' } },
      { operation: 'inviteColleague', by: { id: owner.id }, after: { role: 'agent', editions: ['sn'] } },
    ])
  })

  it('is written down with the names that it had before', async () => {
    const owner = await employed('owner')
    const agent = await employed('agent')
    await change(owner, agent.id, { name: 'Awa Sow', role: 'agent', editions: ['ma'] })
    const { body } = await ask(owner.cookie, 'GET', '/audit?text=agent')
    expect((body as AuditPage).entries[0]).toMatchObject({
      operation: 'changeColleague',
      before: { name: 'agent', role: 'agent' },
      after: { name: 'Awa Sow', role: 'agent' },
    })
  })

  it('begins with an owner, who is invited once while nobody owns it', async () => {
    const email = 'mariam@example.org'
    const reached = { now: new Date(server.time.now), host: 'office.localhost:3000', isSecure: false }
    const mails = async () => (await mailsIn(database)).filter(({ to }) => to === email).length
    await inviteFirstOwner(database, email, reached)
    expect(await mails()).toBe(0)
    await database.kysely.updateTable('staff').set({ closed_at: reached.now }).execute()
    await inviteFirstOwner(database, email, reached)
    await inviteFirstOwner(database, email, reached)
    expect(await mails()).toBe(1)
    await accept(await linkTo(email))
    const owners = await database.kysely.selectFrom('staff').selectAll().where('closed_at', 'is', null).execute()
    expect(owners).toMatchObject([{ email, role: 'owner', password_hash: expect.any(String) }])
  })

  it('makes an owner of who has the address that is set, without a new password', async () => {
    const password_hash = await hashPassword(PASSWORD)
    await database.kysely
      .updateTable('staff')
      .set({ closed_at: new Date(server.time.now) })
      .execute()
    const agent = await employed('agent')
    await database.kysely.updateTable('staff').set({ password_hash }).where('id', '=', agent.id).execute()
    const reached = { now: new Date(server.time.now), host: 'office.localhost:3000', isSecure: false }
    await inviteFirstOwner(database, agent.email, reached)
    expect(await linkTo(agent.email)).toBe('')
    expect((await ask(agent.cookie, 'GET', '/team')).status).toBe(200)
  })
})
