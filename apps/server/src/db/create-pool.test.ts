import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from './database.ts'
import { withDatabases } from './testing/with-databases.ts'
import { isUnavailable } from './unavailable.ts'

withDatabases('a pool', (open, kind) => {
  let database: Database

  beforeAll(async () => {
    database = await open({ migrated: false })
    await database.pool.query('create table notes (id integer primary key, text text not null)')
  })

  const texts = async () => {
    const { rows } = await database.pool.query<{ text: string }>('select text from notes order by id')
    return rows.map((row) => row.text)
  }

  it('lives on after a query that fails', async () => {
    await expect(database.pool.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await expect(database.pool.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
    const { rows } = await database.pool.query('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
  })

  it('names the broken constraint', async () => {
    await database.pool.query(`insert into notes values (1, 'kept')`)
    await expect(database.pool.query(`insert into notes values (1, 'again')`)).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
    })
  })

  it('rolls back what a destroyed session had begun', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`insert into notes values (2, 'half done')`)
    client.release(true)
    await database.pool.query(`insert into notes values (3, 'after')`)
    expect(await texts()).toEqual(['kept', 'after'])
    await database.pool.query('rollback')
    expect(await texts()).toEqual(['kept', 'after'])
  })

  it('does not commit a transaction whose error was swallowed, and is whole afterwards', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`insert into notes values (4, 'lost')`)
    await client.query('insert into notes values (1, null)').catch(() => undefined)
    const { command } = await client.query('commit')
    client.release()
    expect(command).toBe('ROLLBACK')
    expect(await texts()).toEqual(['kept', 'after'])
  })

  it('lets transactions that start at once run without a look at each other', async () => {
    const write = async (id: number) => {
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        await client.query('insert into notes values ($1, $2)', [id, `note ${id}`])
        if (id % 2 === 1) throw new Error('changed my mind')
        await client.query('commit')
      } catch {
        await client.query('rollback')
      } finally {
        client.release()
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(100 + index)))
    expect(await texts()).toHaveLength(2 + 10)
  })

  it.runIf(kind === 'postgres')('lives on when the server ends sessions that are in use', async () => {
    const held = await Promise.all(Array.from({ length: 3 }, () => database.pool.connect()))
    const sessions = await Promise.all(
      held.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
    )
    await Promise.all(held.map((client) => client.query('begin')))
    const ended = held.map((client) => new Promise((resolve) => client.once('end', resolve)))
    const pids = sessions.flatMap(({ rows }) => rows.map(({ pid }) => pid))
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [pids])
    await Promise.all(ended)
    for (const client of held) {
      await expect(client.query('select 1')).rejects.toSatisfy(isUnavailable)
      client.release()
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => database.pool.query('select 1 as one')))
    expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ one: 1 }]))
  })

  describe('reads', () => {
    it.each([
      ["date '2026-02-28'", '2026-02-28'],
      ['count(*)', 1],
      ["timestamptz '2026-02-28T23:30:00Z'", new Date('2026-02-28T23:30:00Z')],
      ["array['a', null, 'c d']", ['a', null, 'c d']],
      [`'{"en": "أودي"}'::jsonb`, { en: 'أودي' }],
      ['655.957::numeric', '655.957'],
      ['6.9::double precision', 6.9],
      ['null::date', null],
    ])('%s as %j', async (expression, value) => {
      const { rows } = await database.pool.query(`select ${expression} as value`)
      expect(rows).toEqual([{ value }])
    })
  })
})
