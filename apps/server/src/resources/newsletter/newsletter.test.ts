import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post, type PostOptions } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const HOUR = 3_600_000

withDatabase('the newsletter', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(() => {
    server.time.now += 48 * HOUR
  })

  const subscribe = (email: string, options?: PostOptions) =>
    post(server, '/subscribers', { email, consent: true }, options)
  const confirm = (token: string, edition: EditionId = 'ma') =>
    post(server, '/subscribers/confirm', { token }, { edition })
  const mailsTo = async (email: string) => (await mailsIn(database)).filter(({ to }) => to === email)
  const tokensOf = async (email: string) => {
    const text = (await mailsTo(email)).at(-1)?.text ?? ''
    return {
      confirm: /\/newsletter\/([\w-]{43})\b/.exec(text)?.[1] ?? '',
      unsubscribe: /\/unsubscribe-blog\/([\w-]{43})\b/.exec(text)?.[1] ?? '',
    }
  }
  const stateOf = async (email: string) => {
    const row = await database.kysely
      .selectFrom('subscribers')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
    return row?.state
  }

  it('is sent to who confirms the link of the mail, and says so when asked again', async () => {
    const { status, body } = await subscribe('Salma@Example.org')
    expect([status, body]).toEqual([202, { state: 'pending' }])
    expect(await stateOf('salma@example.org')).toBe('pending')
    const { confirm: token } = await tokensOf('salma@example.org')
    const confirmed = await confirm(token)
    expect([confirmed.status, confirmed.body, confirmed.headers['cache-control']]).toEqual([
      200,
      { state: 'subscribed' },
      'no-store',
    ])
    const again = await subscribe('salma@example.org')
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed'])
    expect(await mailsTo('salma@example.org')).toHaveLength(1)
    expect((await subscribe('salma@example.org', { edition: 'rw' })).status).toBe(202)
  })

  it('is confirmed by a mail with links to the pages of the edition, in the language, and one-click headers', async () => {
    await subscribe('ali@example.org', { headers: { 'accept-language': 'ar' } })
    const [mail] = await mailsTo('ali@example.org')
    const { confirm: token, unsubscribe } = await tokensOf('ali@example.org')
    expect(mail).toMatchObject({
      from: 'Otosafi <hello@otosafi.ma>',
      subject: 'أكدوا اشتراككم',
      headers: {
        'List-Unsubscribe': `<https://otosafi.ma/api/subscribers/unsubscribe/${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(mail?.text).toContain(`https://otosafi.ma/ar/newsletter/${token}`)
    expect(mail?.html).toContain(`href="https://otosafi.ma/ar/unsubscribe-blog/${unsubscribe}"`)
    await post(
      server,
      '/subscribers',
      { email: 'en@example.org', consent: true },
      { headers: { 'accept-language': 'en', host: 'otosafi.ma.localhost:3000' } },
    )
    expect((await mailsTo('en@example.org'))[0]?.text).toMatch(
      /http:\/\/otosafi\.ma\.localhost:3000\/newsletter\/[\w-]{43}\n/,
    )
    const { rows } = await database.pool.query('select link_tokens::text as row from link_tokens')
    expect(rows).not.toEqual([])
    for (const secret of [token, unsubscribe]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is confirmed by a mail that ends with the telephone of the edition as it is now, and with its chat', async () => {
    const waysIn = async (email: string) => {
      await subscribe(email)
      const [mail] = await mailsTo(email)
      return [...(mail?.html ?? '').matchAll(/href="(tel:[^"]+|https:\/\/wa\.me\/[^"]+)"/g)].map(([, href]) => href)
    }
    const chat = `https://wa.me/${EDITIONS.ma.whatsApp.number}`
    expect(await waysIn('before@example.org')).toEqual([chat])
    await database.pool.query('insert into contact_information (edition, payload) values ($1, $2)', [
      'ma',
      JSON.stringify({ email: 'hello@otosafi.ma', phone: '+212522000000' }),
    ])
    expect(await waysIn('after@example.org')).toEqual(['tel:+212522000000', chat])
    await database.pool.query('delete from contact_information')
  })

  describe('has links that', () => {
    it('confirm once, and say so however often they are followed within their day', async () => {
      await subscribe('once@example.org')
      const { confirm: token, unsubscribe } = await tokensOf('once@example.org')
      const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
      for (const { status, body } of answers) expect([status, body]).toEqual([200, { state: 'subscribed' }])
      const confirmedAt = () =>
        database.kysely
          .selectFrom('subscribers')
          .select('confirmed_at')
          .where('email', '=', 'once@example.org')
          .executeTakeFirstOrThrow()
      const first = await confirmedAt()
      server.time.now += HOUR
      expect((await confirm(token)).status).toBe(200)
      expect(await confirmedAt()).toEqual(first)
      await server.send('ma', `/api/subscribers/unsubscribe/${unsubscribe}`, { method: 'POST' })
      const late = await confirm(token)
      expect([late.status, late.body.code]).toEqual([410, 'link_expired'])
      expect(await stateOf('once@example.org')).toBe('unsubscribed')
    })

    it('say nothing of a subscription once they have run out', async () => {
      await subscribe('past@example.org')
      const { confirm: token } = await tokensOf('past@example.org')
      expect((await confirm(token)).status).toBe(200)
      server.time.now += 24 * HOUR
      expect((await confirm(token)).status).toBe(410)
    })

    it('run out after a day, and belong to one edition and one purpose', async () => {
      await subscribe('late@example.org')
      const tokens = await tokensOf('late@example.org')
      expect((await confirm(tokens.confirm, 'rw')).status).toBe(410)
      expect((await confirm(tokens.unsubscribe)).status).toBe(410)
      expect((await confirm('x'.repeat(43))).status).toBe(410)
      expect((await confirm('too short')).status).toBe(422)
      const path = `/api/subscribers/unsubscribe/${tokens.confirm}`
      expect((await server.send('ma', path, { method: 'POST' })).status).toBe(404)
      server.time.now += 24 * HOUR
      expect((await confirm(tokens.confirm)).status).toBe(410)
      expect(await stateOf('late@example.org')).toBe('pending')
    })

    it('begin nothing again once a newer one was followed', async () => {
      await subscribe('twice@example.org')
      const first = await tokensOf('twice@example.org')
      server.time.now += HOUR
      await subscribe('twice@example.org')
      const second = await tokensOf('twice@example.org')
      expect((await confirm(second.confirm)).status).toBe(200)
      await server.send('ma', `/api/subscribers/unsubscribe/${second.unsubscribe}`, { method: 'POST' })
      expect((await confirm(first.confirm)).status).toBe(410)
      expect(await stateOf('twice@example.org')).toBe('unsubscribed')
    })
  })

  it('fills nobody’s mailbox: a minute between mails and five in a day, of which one more is refused', async () => {
    const answers: [number, string][] = []
    for (let i = 0; i < 12; i++) {
      for (let times = 0; times < 2; times++) {
        const { status, body } = await subscribe('victim@example.org', { address: `192.0.2.${i}` })
        answers.push([status, body.code ?? body.state])
      }
      server.time.now += 60_000
    }
    const [taken, refused] = [answers.slice(0, 10), answers.slice(10)]
    expect(taken).toEqual(taken.map(() => [202, 'pending']))
    expect(refused).toEqual(refused.map(() => [429, 'rate_limited']))
    expect(await mailsTo('victim@example.org')).toHaveLength(5)
    server.time.now += 24 * HOUR
    expect((await subscribe('victim@example.org')).status).toBe(202)
    expect(await mailsTo('victim@example.org')).toHaveLength(6)
  })

  it('comes to one subscriber when two ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe('parallel@example.org')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
    expect(await mailsTo('parallel@example.org')).toHaveLength(1)
  })

  describe('ends', () => {
    it.each([
      ['by a button', {}, ''],
      ['by one click', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
      [
        'by one click in parts',
        { 'content-type': 'multipart/form-data; boundary=x' },
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ])('%s, as often as that is repeated, and may begin again', async (name, headers, body) => {
      const email = `${name.replaceAll(' ', '.')}@example.org`
      await subscribe(email)
      const { confirm: token, unsubscribe } = await tokensOf(email)
      await confirm(token)
      for (let i = 0; i < 2; i++) {
        const path = `/api/subscribers/unsubscribe/${unsubscribe}`
        const ended = await server.send('ma', path, { method: 'POST', headers, body })
        expect([ended.status, ended.body]).toEqual([200, { state: 'unsubscribed' }])
      }
      expect(await stateOf(email)).toBe('unsubscribed')
      server.time.now += HOUR
      expect((await subscribe(email)).status).toBe(202)
      expect((await confirm((await tokensOf(email)).confirm)).status).toBe(200)
      expect(await stateOf(email)).toBe('subscribed')
    })

    it('by a link that is asked for, in the language of the subscription, and only where there is one', async () => {
      const ask = (email: string, address?: string) =>
        post(server, '/subscribers/unsubscribe-link', { email }, address === undefined ? {} : { address })
      await subscribe('leaves@example.org', { headers: { 'accept-language': 'ar' } })
      const first = await tokensOf('leaves@example.org')
      await subscribe('pending@example.org')
      await confirm(first.confirm)
      server.time.now += HOUR
      const emails = ['Leaves@Example.org', 'pending@example.org', 'stranger@example.org']
      const answers = await Promise.all(emails.map((email) => ask(email)))
      expect(answers.map(({ status, body, headers }) => [status, body, headers['cache-control']])).toEqual(
        emails.map(() => [204, undefined, 'no-store']),
      )
      const counts = ['leaves@example.org', 'pending@example.org', 'stranger@example.org'].map(
        async (email) => (await mailsTo(email)).length,
      )
      expect(await Promise.all(counts)).toEqual([2, 1, 0])
      expect((await mailsTo('leaves@example.org')).at(-1)?.text).toContain('https://otosafi.ma/ar/unsubscribe-blog/')
      const { unsubscribe } = await tokensOf('leaves@example.org')
      expect(await stateOf('leaves@example.org')).toBe('subscribed')
      await server.send('ma', `/api/subscribers/unsubscribe/${unsubscribe}`, { method: 'POST' })
      expect(await stateOf('leaves@example.org')).toBe('unsubscribed')
      expect((await ask('not an address')).body.errors).toEqual([expect.objectContaining({ path: '/body/email' })])
    })

    it('by no more links than an address may be sent, and whether it is subscribed makes no difference', async () => {
      await subscribe('asked@example.org')
      await confirm((await tokensOf('asked@example.org')).confirm)
      for (const email of ['asked@example.org', 'nobody@example.org']) {
        const statuses = []
        for (let i = 0; i < 7; i++) {
          const options = { address: `192.0.2.${i}` }
          // oxlint-disable-next-line no-await-in-loop -- they follow each other
          statuses.push((await post(server, '/subscribers/unsubscribe-link', { email }, options)).status)
          server.time.now += 60_000
        }
        expect(statuses, email).toEqual([204, 204, 204, 204, 204, 429, 429])
      }
      expect(await mailsTo('asked@example.org')).toHaveLength(6)
    })

    it('also before it began, and then the link to confirm is void', async () => {
      await subscribe('never@example.org')
      const tokens = await tokensOf('never@example.org')
      await server.send('ma', `/api/subscribers/unsubscribe/${tokens.unsubscribe}`, { method: 'POST' })
      expect((await confirm(tokens.confirm)).status).toBe(410)
      expect(await stateOf('never@example.org')).toBe('unsubscribed')
    })
  })
})
