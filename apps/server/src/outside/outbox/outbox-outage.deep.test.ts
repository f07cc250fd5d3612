import { randomUUID } from 'node:crypto'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { eventually } from '@otosafi/vitest/eventually'

import { withQueries } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { migrate } from '../../db/migrate.ts'
import { connectPostgres } from '../../db/postgres.ts'
import { createBreakableLine } from '../../db/testing/breakable-line.ts'
import { findPostgresServer } from '../../db/testing/postgres-server.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { anyMail } from '../../testing/any-message.ts'
import { createLocalMail } from '../mail/local-mail.ts'
import type { MailPort } from '../mail/mail-port.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { enqueueMail } from './enqueue-message.ts'

vi.setConfig({ testTimeout: 60_000 })

const postgres = await findPostgresServer()

/** Milliseconds for which the database is away, a moment in the life of a lease. */
const AWAY = 1500

/** A database behind a line, with a way to put mails in its outbox. */
async function start() {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const line = await createBreakableLine(url)
  const database = withQueries(connectPostgres(line.url, () => undefined))
  await migrate(database.pool)
  onTestFinished(async () => {
    await database.close()
    await line.cut()
    await drop()
  })
  const put = (subject: string) =>
    inTransaction(database, (write) =>
      enqueueMail(write, EDITIONS.ma, anyMail({ to: 'a@example.org', subject, text: '', html: '' }), new Date()),
    )
  const waiting = () => database.kysely.selectFrom('outbox').select(['attempts', 'error']).execute()
  const cutForAWhile = async () => {
    await line.cut()
    setTimeout(() => void line.mend(), AWAY)
  }
  return { database, line, put, waiting, cutForAWhile }
}

/** A mail server that takes everything; `taken` is called after each mail. */
function mailServer(taken: () => Promise<void>) {
  const subjects: string[] = []
  const port: MailPort = {
    async send({ mail }) {
      subjects.push(mail.subject)
      await taken()
    },
    close: () => undefined,
  }
  return { port, subjects }
}

describe.skipIf(postgres === null)('mails while the database is away', () => {
  const report = vi.fn<(message: string, error: unknown) => void>()

  it('are not sent again when it went after one was handed over', async () => {
    const { database, put, waiting, cutForAWhile } = await start()
    await put('one')
    await put('two')
    let calls = 0
    const { port, subjects } = mailServer(async () => {
      calls += 1
      if (calls === 1) await cutForAWhile()
    })
    await deliverOutbox({ database, ports: { mail: port, sms: null }, sender: randomUUID(), clock: Date.now, report })
    expect([subjects.sort(), await waiting()]).toEqual([['one', 'two'], []])
  })

  it('are kept once, and soon, where they stay in the database', async () => {
    const { database, put, waiting, cutForAWhile } = await start()
    for (let index = 0; index < 5; index++) await put(`Mail ${index}`)
    const local = createLocalMail(database, Date.now)
    let calls = 0
    const mail: MailPort = {
      async send(outgoing) {
        await local.send(outgoing)
        calls += 1
        if (calls === 3) await cutForAWhile()
      },
      close: () => undefined,
    }
    await deliverOutbox({ database, ports: { mail, sms: null }, sender: randomUUID(), clock: Date.now, report })
    const kept = await database.kysely.selectFrom('sent_messages').select('id').execute()
    expect([await waiting(), kept.length]).toEqual([[], 5])
  })

  it('are taken again by the process whose commit was never confirmed, and by nobody else', async () => {
    const { database, line, put } = await start()
    await put('one')
    const { port, subjects } = mailServer(() => Promise.resolve())
    const delivery = { database, ports: { mail: port, sms: null }, sender: randomUUID(), clock: Date.now, report }
    line.cutAnswerTo('update outbox', 1)
    await expect(deliverOutbox(delivery)).rejects.toThrow()
    await deliverOutbox({ ...delivery, sender: randomUUID() })
    expect(subjects).toEqual([])
    await deliverOutbox(delivery)
    expect(subjects).toEqual(['one'])
  })

  it('go on by themselves once it is back', async () => {
    const { database, line, put } = await start()
    const { port, subjects } = mailServer(() => Promise.resolve())
    const stop = await startJobs({
      database,
      ports: { mail: port, sms: null },
      ...IDLE_JOBS,
      clock: Date.now,
      report,
    })
    await put('before')
    await eventually(() => expect(subjects).toEqual(['before']))
    await line.cut()
    await line.mend()
    // The first sessions that are taken again may not have noticed yet.
    await eventually(() => put('after'))
    await eventually(() => expect(subjects).toEqual(['before', 'after']))
    await stop()
  })
})
