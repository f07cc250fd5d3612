import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { anyMail, anySms } from '../../testing/any-message.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SmsPort } from '../sms/sms-port.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { enqueueMail, enqueueSms } from './enqueue-message.ts'

withDatabase('the outbox, where one message could hold up another', (open) => {
  let database: Database
  let now: number
  const report = vi.fn<(message: string, error: unknown) => void>()
  const clock = () => now

  beforeEach(async () => {
    database ??= await open()
    now = Date.parse('2026-06-01T12:00:00Z')
    await database.pool.query('delete from outbox')
  })

  const put = (subject: string, isBulk = false) => {
    const mail = anyMail({ to: 'a@example.org', subject, text: subject, html: '' })
    return inTransaction(database, (write) => enqueueMail(write, EDITIONS.ma, mail, new Date(now), { isBulk }))
  }
  /** Sends the mails that are due, or the first of them alone, at which it is to stop. Gives their subjects. */
  const deliver = async ({ stops = false } = {}) => {
    const subjects: string[] = []
    const stopping = new AbortController()
    const mail: MailPort = {
      async send(outgoing) {
        subjects.push(outgoing.mail.subject)
        if (stops) stopping.abort()
      },
      close: () => undefined,
    }
    const { signal } = stopping
    await deliverOutbox({ database, ports: { mail, sms: null }, sender: randomUUID(), clock, report, signal })
    return subjects
  }
  const attempts = async () => {
    const rows = await database.kysely.selectFrom('outbox').select('attempts').execute()
    return rows.map((row) => row.attempts)
  }

  it('sends what goes to very many after all else, so that no code waits for a newsletter', async () => {
    for (let readers = 0; readers < 7; readers += 1) await put('Issue', true)
    now += 1000
    await put('Code')
    expect(await deliver()).toEqual(['Code', ...Array.from({ length: 7 }, () => 'Issue')])
  })

  it('gives back what it has not tried when it is to stop, so that another process sends it at once', async () => {
    for (const subject of ['one', 'two', 'three']) await put(subject)
    expect(await deliver({ stops: true })).toEqual(['one'])
    expect(await attempts()).toEqual([0, 0])
    expect(await deliver()).toEqual(['two', 'three'])
  })

  it('sends text messages while the mail server does not answer', async () => {
    await put('hangs')
    const hanging = Promise.withResolvers<void>()
    const mail: MailPort = { send: () => hanging.promise, close: () => undefined }
    const texts: string[] = []
    const sms: SmsPort = { send: async (outgoing) => void texts.push(outgoing.sms.text) }
    const stop = await startJobs({ database, ports: { mail, sms }, ...IDLE_JOBS, clock, report })
    await eventually(async () => expect(await attempts()).toEqual([1]))
    await inTransaction(database, (write) =>
      enqueueSms(write, EDITIONS.ma, anySms({ to: '+212661234567', text: '40213' }), {
        now: new Date(now),
        expiresAt: null,
      }),
    )
    await eventually(() => expect(texts).toEqual(['40213']))
    hanging.resolve()
    await stop()
  })
})
