import type { Connection, Report } from './connection.ts'
import { createPostgresPool } from './create-pool.ts'
import { createNotificationHub } from './listener.ts'

/** Reaches the PostgreSQL server at `url`; no session is opened before the first query. */
export function connectPostgres(url: string, report: Report): Connection {
  const pool = createPostgresPool(url)
  pool.on('error', (error) => report('A session of the database was lost', error))
  const hub = createNotificationHub(url, report)
  return {
    kind: 'postgres',
    pool,
    listen: hub.listen,
    async close() {
      await hub.close()
      await pool.end()
    },
  }
}
