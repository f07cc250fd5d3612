import { createHash, randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { chooseMail } from '../outside/mail/choose-mail.ts'
import { createLocalMail } from '../outside/mail/local-mail.ts'
import { deliverOutbox } from '../outside/outbox/deliver-outbox.ts'
import { keepsMessages } from '../outside/outbox/store-locally.ts'
import { chooseSms } from '../outside/sms/choose-sms.ts'
import { createLocalSms } from '../outside/sms/local-sms.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('the page of sent mails', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database)
    return () => database.close()
  }, 60_000)

  const page = async () => {
    const clock = () => server.time.now
    const report = (message: string) => {
      throw new Error(message)
    }
    await deliverOutbox({
      database,
      sender: randomUUID(),
      ports: { mail: createLocalMail(database, clock), sms: createLocalSms(database, clock) },
      clock,
      report,
    })
    const { status, headers, bytes } = await sendRequest(server.port, 'otosafi.ma.localhost:3000', '/_outbox')
    return { status, headers, html: bytes.toString() }
  }

  it('shows mails newest first, as text, with links that can be followed', async () => {
    expect((await page()).html).toContain('Nothing was sent yet.')
    await post(server, '/questions', { message: '<img src=x onerror=alert(1)>', consent: true })
    await page()
    server.time.now += 1000
    await post(server, '/subscribers', { email: 'salma@example.org', consent: true })
    const { html } = await page()
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map((match) => match[1]?.slice(0, 9))).toEqual([
      'Confirmez',
      'Question ',
    ])
    expect(html).toMatch(/<a href="(https:\/\/otosafi\.ma\/fr\/newsletter\/[\w-]{43})">\1<\/a>/)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script/)
  })

  it('shows mails as their programs do, in frames that may do nothing', async () => {
    const { html, headers } = await page()
    const frames = html.match(/<iframe [^>]*>/g) ?? []
    expect(frames).toHaveLength(2)
    for (const frame of frames) expect(frame).toMatch(/^<iframe sandbox [^>]*srcdoc="&lt;!doctype html&gt;/)
    const [, sheet = ''] = /&lt;style&gt;(.*?)&lt;\/style&gt;/s.exec(html) ?? []
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('shows text messages too', async () => {
    await post(server, '/auth/otp', { channel: 'phone', destination: '0661234567' })
    const { html } = await page()
    expect(html).toMatch(/Text message to \+212661234567/)
    expect(html).toMatch(/\b\d{5}\b[^]*@otosafi\.ma #\d{5}/)
  })

  it('may do nothing and is found by nobody', async () => {
    const { status, headers } = await page()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['localhost', {}, 200],
    ['localhost:3000', {}, 200],
    ['OTOSAFI.SN.LOCALHOST:3000', {}, 200],
    ['127.0.0.1:3000', {}, 200],
    ['[::1]:3000', {}, 200],
    ['otosafi.ma', {}, 404],
    ['evil.example', {}, 404],
    ['127.0.0.1.evil.example', {}, 404],
    ['localhost.evil.example', {}, 404],
    ['localhost', { 'x-forwarded-host': 'otosafi.ma' }, 404],
    ['otosafi.ma.localhost', { 'x-forwarded-for': '192.0.2.1' }, 404],
    ['otosafi.ma.localhost', { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' }, 404],
  ])(
    'is there for this machine under its local names alone: %s with %j is answered %i',
    async (host, headers, status) => {
      const answer = await sendRequest(server.port, host, '/_outbox', { headers })
      expect(answer.status).toBe(status)
      expect((await sendRequest(server.port, host, '/_outbox', { method: 'HEAD' })).status).toBe(
        Object.keys(headers).length === 0 ? status : 200,
      )
    },
  )

  it('exists only where no real mail can be among those shown', async () => {
    const own = await openAnyDatabase()
    const elsewhere = await startTestServer(own, { showsOutbox: false })
    expect((await sendRequest(elsewhere.port, 'localhost', '/_outbox')).status).toBe(404)
    await own.close()
    const [smtpUrl, smsUrl] = ['smtp://localhost:2525', 'twilio://a:b@localhost']
    expect([
      keepsMessages({ mode: 'development', smtpUrl: null, smsUrl: null }),
      keepsMessages({ mode: 'test', smtpUrl: null, smsUrl }),
      keepsMessages({ mode: 'production', smtpUrl: null, smsUrl: null }),
      keepsMessages({ mode: 'development', smtpUrl, smsUrl: null }),
      keepsMessages({ mode: 'development', smtpUrl, smsUrl }),
      keepsMessages({ mode: 'production', smtpUrl, smsUrl }),
    ]).toEqual([true, true, false, true, false, false])
    expect(chooseSms({ mode: 'production', smsUrl: null }, database, Date.now)).toBeNull()
    expect(chooseMail({ mode: 'production', smtpUrl: null }, database, Date.now)).toBeNull()
  })
})
