import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { anyMail } from '../../testing/any-message.ts'
import type { MailPort } from '../mail/mail-port.ts'
import { enqueueMail } from './enqueue-message.ts'

withDatabase('the outbox of a server that stops', (open) => {
  it('is not waited for where a provider does not answer', async () => {
    const database = await open()
    const begun = Promise.withResolvers<void>()
    const hanging: MailPort = {
      send: () => {
        begun.resolve()
        return new Promise(() => undefined)
      },
      close: () => undefined,
    }
    const ports = { mail: hanging, sms: null }
    const clock = () => Date.parse('2026-06-01T12:00:00Z')
    const report = () => undefined
    const mail = anyMail({ to: 'a@example.org', subject: 'Mail', text: 'Mail', html: '' })
    const stop = await startJobs({ database, ports, ...IDLE_JOBS, clock, report, sendingGrace: 0 })
    await inTransaction(database, (write) => enqueueMail(write, EDITIONS.ma, mail, new Date(clock())))
    await begun.promise
    await stop()
    const rows = await database.kysely.selectFrom('outbox').select(['attempts', 'failed_at']).execute()
    expect(rows).toEqual([{ attempts: 1, failed_at: null }])
  })
})
