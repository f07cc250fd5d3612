import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import { withinBudget } from '../budget.ts'
import { type Database, withQueries } from '../database.ts'
import { watchEditions } from './watch-editions.ts'
import { withDatabase } from './with-databases.ts'

withDatabase('watching how far statements reach', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  /** Checks a statement that a request or a job sent. */
  async function check(statement: string, isRequest: boolean): Promise<void> {
    const watch = watchEditions(new Set())
    const { kysely } = withQueries(database, watch.log)
    const send = () => sql.raw(statement).execute(kysely)
    await (isRequest ? withinBudget({ lane: 'reads', milliseconds: 60_000 }, send) : send())
    await watch.check(database.pool)
  }

  it('lets a request ask about one edition', async () => {
    await expect(check(`select id from visits where edition = 'ma'`, true)).resolves.toBeUndefined()
  })

  it('finds a request that asks about all, which a job may', async () => {
    await expect(check('select id from visits', true)).rejects.toThrow('any: select id from visits')
    await check('select id from visits', false)
  })

  it('finds a statement that lets rows of two editions meet', async () => {
    const meeting = 'select sales.id from sales join sale_photos on sale_photos.sale_id = sales.id'
    await expect(check(meeting, false)).rejects.toThrow(`across: ${meeting}`)
    await check(`${meeting} and sale_photos.edition = sales.edition`, false)
  })
})
