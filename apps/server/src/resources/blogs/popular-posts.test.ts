import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser } from '../../testing/users.ts'
import { addLike } from './likes.queries.ts'

const DAY = 24 * 3_600_000
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }

withDatabase('popular posts', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 3)
    server = await startTestServer(database)
  })

  /** The proxy on the same machine is believed. */
  const from = (address: string) => ({ ...PERSON, 'x-forwarded-for': address })
  const read = async (id: string, address: string) =>
    (await server.send('ma', `/api/blogs/${id}/views`, { method: 'POST', headers: from(address) })).status
  const look = async (id: string, headers: Record<string, string>) =>
    (await server.send('ma', `/seen/blogs/${id}.gif`, { headers })).status
  const list = async (order: string): Promise<string[]> =>
    (await server.send('ma', `/api/blogs?order=${order}&limit=48`)).body.blogs.map(({ id }: { id: string }) => id)
  /** Public answers may be an hour old. */
  const later = async (milliseconds = 3_600_000) => {
    await server.views.flush()
    server.time.now += milliseconds
  }

  it('are those with most readers and likes of the last 30 days, a like as five readers, else the latest', async () => {
    const latest = await list('latest')
    expect(await list('popular')).toEqual(latest)
    const [liked, read5, read6, once] = latest.slice(-4) as [string, string, string, string]
    const userId = await addUser(database, { email: 'reader@example.org' })
    await addLike(database, { edition: 'ma', userId, blogId: liked }, new Date(server.time.now))
    for (let number = 1; number <= 6; number++) {
      if (number < 6) expect(await read(read5, `10.0.0.${number}`)).toBe(204)
      // Each visitor counts once, with script and without.
      await read(read6, `10.0.0.${number}`)
      expect(await look(read6, from(`10.0.0.${number}`))).toBe(200)
    }
    await look(once, from('10.0.0.1'))
    await look(once, { ...from('10.0.0.2'), 'user-agent': 'curl/8' })
    await look(once, { ...from('10.0.0.3'), 'sec-fetch-site': 'cross-site' })
    await later()
    const rest = latest.filter((id) => ![liked, read5, read6, once].includes(id))
    expect(await list('popular')).toEqual([read6, liked, read5, once, ...rest])
    const { rows } = await database.pool.query('select visitors from post_views where post_id = $1', [once])
    expect(rows).toEqual([{ visitors: 1 }])

    await later(31 * DAY)
    expect(await list('popular')).toEqual(latest)
  })

  it('have no readers where there is no post', async () => {
    const [id = ''] = await list('latest')
    expect(await read('no-such-post', '10.0.0.1')).toBe(404)
    expect(await read('-', '10.0.0.1')).toBe(422)
    for (const file of ['no-such-post', 'UPPER', `${id}.gif`, '..%2fblogs'])
      expect(await look(file, from('10.0.0.1'))).toBe(404)
  })
})
