import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { anyMail, anySms } from '../../testing/any-message.ts'
import { createLocalMail } from '../mail/local-mail.ts'
import type { MailPort, OutgoingMail } from '../mail/mail-port.ts'
import { MessageRefused } from '../message-refused.ts'
import { createLocalSms } from '../sms/local-sms.ts'
import type { SmsPort } from '../sms/sms-port.ts'
import { deliverOutbox, pauseAfter } from './deliver-outbox.ts'
import { enqueueMail, enqueueSms } from './enqueue-message.ts'

/** A mail port that remembers what it was given, and fails as told. */
function recorder(fail: (outgoing: OutgoingMail) => Error | null = () => null) {
  const sent: OutgoingMail[] = []
  const port: MailPort = {
    async send(outgoing) {
      const error = fail(outgoing)
      if (error !== null) throw error
      sent.push(outgoing)
    },
    close: () => undefined,
  }
  return { port, sent }
}

withDatabase('the outbox', (open) => {
  let database: Database
  let now: number
  const report = vi.fn<(message: string, error: unknown) => void>()
  const clock = () => now

  beforeEach(async () => {
    database ??= await open()
    now = Date.parse('2026-06-01T12:00:00Z')
    report.mockClear()
    await database.pool.query('delete from outbox')
    await database.pool.query('delete from sent_messages')
  })

  const put = (subject: string, database_ = database) =>
    inTransaction(database_, (write) =>
      enqueueMail(
        write,
        EDITIONS.ma,
        anyMail({ to: 'a@example.org', subject, text: subject, html: '' }),
        new Date(now),
      ),
    )
  const deliver = (mail: MailPort | null, sms: SmsPort | null = null) =>
    deliverOutbox({ database, ports: { mail, sms }, sender: randomUUID(), clock, report })
  const rows = () => database.kysely.selectFrom('outbox').select(['attempts', 'due_at', 'failed_at', 'error']).execute()

  it('is emptied: each mail is sent once, also by several at once', async () => {
    await Promise.all(Array.from({ length: 23 }, (_, index) => put(`Mail ${index}`)))
    const { port, sent } = recorder()
    await Promise.all([deliver(port), deliver(port), deliver(port)])
    expect(sent.map(({ mail }) => mail.subject).sort()).toEqual(
      Array.from({ length: 23 }, (_, index) => `Mail ${index}`).sort(),
    )
    expect(await rows()).toEqual([])
  })

  it('sends those of one moment in the order in which they were written', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`)
    for (const subject of subjects) await put(subject)
    // Moves some rows to the end of the table, where a reading without an order finds them last.
    await database.pool.query(
      `update outbox set error = null
       where number - (select min(number) from outbox) in (0, 3)`,
    )
    const { port, sent } = recorder()
    await deliver(port)
    expect(sent.map(({ mail }) => mail.subject)).toEqual(subjects)
  })

  it('holds no code and no link that can be read in it, and sends them', async () => {
    const [code, link] = ['40213', 'https://otosafi.example/fr/user/secret-of-a-link']
    const mail = { to: 'a@example.org', subject: `Code ${code}`, text: link, html: `<a href="${link}">${code}</a>` }
    await inTransaction(database, async (write) => {
      await enqueueMail(write, EDITIONS.ma, anyMail(mail), new Date(now))
      const sms = anySms({ to: '+212661234567', text: `${code} ${link}` })
      await enqueueSms(write, EDITIONS.ma, sms, { now: new Date(now), expiresAt: null })
    })
    const stored = JSON.stringify(await database.kysely.selectFrom('outbox').selectAll().execute())
    for (const secret of [code, 'secret-of-a-link']) expect([secret, stored.includes(secret)]).toEqual([secret, false])
    const texts: string[] = []
    const { port, sent } = recorder()
    await deliver(port, { send: async ({ sms }) => void texts.push(sms.text) })
    expect([sent.map((each) => each.mail), texts]).toEqual([[expect.objectContaining(mail)], [`${code} ${link}`]])
  })

  it('sends what waits from before messages were sealed', async () => {
    const mail = { from: 'b@example.org', to: 'a@example.org', subject: 'old', text: 'old', html: '' }
    await database.kysely
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        edition: 'ma',
        channel: 'mail',
        message: JSON.stringify(mail),
        created_at: new Date(now),
        due_at: new Date(now),
        error: null,
      })
      .execute()
    const { port, sent } = recorder()
    await deliver(port)
    expect(sent.map((each) => each.mail)).toEqual([mail])
  })

  it('has its key before anything waits, so that no message holds up another by making it', async () => {
    await database.kysely.deleteFrom('secrets').where('name', '=', 'outbox').execute()
    await deliver(recorder().port)
    const kept = await database.kysely.selectFrom('secrets').select('name').where('name', '=', 'outbox').execute()
    expect(kept).toHaveLength(1)
  })

  it('holds nothing of what was rolled back', async () => {
    const failing = inTransaction(database, async (write) => {
      await enqueueMail(write, EDITIONS.ma, anyMail({ subject: 'never', text: '', html: '' }), new Date(now))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await rows()).toEqual([])
  })

  it('keeps what could not be sent, tries again later and later, and lets the others pass', async () => {
    await put('good')
    await put('bad')
    const broken = Object.assign(new Error('no route to a@example.org'), { code: 'ECONNECTION' })
    const { port, sent } = recorder(({ mail }) => (mail.subject === 'bad' ? broken : null))
    await deliver(port)
    expect(sent.map(({ mail }) => mail.subject)).toEqual(['good'])
    expect(await rows()).toEqual([
      { attempts: 1, due_at: new Date(now + pauseAfter(1)), failed_at: null, error: 'ECONNECTION' },
    ])
    expect(JSON.stringify(report.mock.calls)).not.toContain('a@example.org')
    await deliver(port)
    expect((await rows())[0]?.attempts).toBe(1)
    now += pauseAfter(1)
    await deliver(port)
    expect((await rows())[0]).toMatchObject({ attempts: 2, due_at: new Date(now + pauseAfter(2)) })
    const healthy = recorder()
    now += pauseAfter(2)
    await deliver(healthy.port)
    expect(healthy.sent.map(({ mail }) => mail.subject)).toEqual(['bad'])
    expect(await rows()).toEqual([])
  })

  const cut = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

  it.each([
    ['ECONNREFUSED', new TypeError('fetch failed', { cause: cut })],
    ['TimeoutError', new DOMException('The operation timed out', 'TimeoutError')],
  ])('names %s as why nothing could be sent', async (code, failure) => {
    await put('late')
    await deliver(recorder(() => failure).port)
    expect(await rows()).toMatchObject([{ error: code }])
    expect(report).toHaveBeenCalledWith(expect.any(String), code)
  })

  it('gives up what nobody will ever take, and what was tried for days', async () => {
    await put('refused')
    const refused = new MessageRefused('EENVELOPE')
    await deliver(recorder(() => refused).port)
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 1, failed_at: new Date(now) })])
    await put('tried')
    const dead = recorder(() => new Error('away')).port
    for (let i = 0; i < 30; i++) {
      await deliver(dead)
      now += pauseAfter(30)
    }
    const all = await rows()
    expect(all.map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual([1, 18])
    expect(all.every(({ failed_at }) => failed_at !== null)).toBe(true)
    await deliver(recorder().port)
    expect(await rows()).toHaveLength(2)
  })

  it('sends again what a dead sender had taken, and the local adapter knows it again', async () => {
    await put('taken')
    const local = createLocalMail(database, clock)
    const dying: MailPort = {
      async send(outgoing) {
        await local.send(outgoing)
        // The process ends here: neither success nor failure is ever written.
        return new Promise(() => undefined)
      },
      close: () => undefined,
    }
    void deliver(dying)
    const shown = () => database.kysely.selectFrom('sent_messages').select('id').execute()
    await eventually(async () => expect(await shown()).toHaveLength(1))
    await deliver(local)
    expect(await rows()).toHaveLength(1)
    now += 10 * 60_000
    await deliver(local)
    expect([await rows(), await shown()]).toEqual([[], [expect.anything()]])
  })

  it('gives up a message that ends its process each time, and sends those that were taken with it', async () => {
    for (const subject of ['before', 'deadly', 'after', 'last']) await put(subject)
    const sent: string[] = []
    for (let times = 0; times < 18; times += 1) {
      const died = Promise.withResolvers<void>()
      const dying: MailPort = {
        send: async ({ mail }) => {
          if (mail.subject !== 'deadly') return void sent.push(mail.subject)
          died.resolve()
          // The process ends here: neither success nor failure is ever written.
          return new Promise(() => undefined)
        },
        close: () => undefined,
      }
      await Promise.race([died.promise, deliver(dying)])
      now += 10 * 60_000
    }
    expect([sent, await rows()]).toMatchObject([['before', 'after', 'last'], [{ attempts: 18, failed_at: null }]])
    const healthy = recorder()
    await deliver(healthy.port)
    expect([healthy.sent, await rows()]).toMatchObject([[], [{ failed_at: new Date(now), error: 'unfinished' }]])
  })

  it('lets text messages wait for a provider, each kind taking its own way, and never sends one too late', async () => {
    const sms = anySms({ to: '+212661234567', text: '12345' })
    const putSms = (minutes: number) =>
      inTransaction(database, (write) =>
        enqueueSms(write, EDITIONS.ma, sms, { now: new Date(now), expiresAt: new Date(now + minutes * 60_000) }),
      )
    await putSms(10)
    await putSms(30)
    await put('mail')
    const { port, sent } = recorder()
    await deliver(port)
    expect([sent.length, (await rows()).length]).toEqual([1, 2])
    now += 10 * 60_000
    await deliver(null, createLocalSms(database, clock))
    const shown = await database.kysely.selectFrom('sent_messages').select(['channel', 'message']).execute()
    expect(shown).toEqual([{ channel: 'sms', message: sms }])
    expect(await rows()).toHaveLength(1)
  })

  it('is looked after while the server runs, and outdated things are deleted', async () => {
    const old = new Date(now - 48 * 3_600_000)
    const key = { edition: 'ma', key: randomUUID(), fingerprint: 'x', status: 201, body: '{}' } as const
    await database.kysely
      .insertInto('idempotency_keys')
      .values([
        { ...key, created_at: old },
        { ...key, key: randomUUID(), created_at: new Date(now) },
      ])
      .execute()
    await database.kysely.insertInto('rate_counts').values({ bucket: 'x', times: 1, ends_at: old }).execute()
    await inTransaction(database, (write) =>
      enqueueSms(write, EDITIONS.ma, anySms({ to: '+212661234567', text: 'late' }), { now: old, expiresAt: old }),
    )
    await put('early')
    const { port, sent } = recorder()
    const stop = await startJobs({
      database,
      ports: { mail: port, sms: null },
      ...IDLE_JOBS,
      clock,
      report,
    })
    await eventually(() => expect(sent).toHaveLength(1))
    await put('late')
    await eventually(() => expect(sent).toHaveLength(2))
    await eventually(async () => {
      const kept = await database.kysely.selectFrom('idempotency_keys').select('key').execute()
      const counts = await database.kysely.selectFrom('rate_counts').select('bucket').execute()
      expect([kept.length, counts.length, await rows()]).toEqual([1, 0, []])
    })
    await stop()
    expect(report).not.toHaveBeenCalled()
  })
})

describe('the pause between tries', () => {
  it('doubles up to six hours', () => {
    expect([1, 2, 3, 10, 11, 18].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([
      30, 60, 120, 15_360, 21_600, 21_600,
    ])
  })
})
