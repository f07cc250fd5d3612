import { createRequire } from 'node:module'

import type { PoolClient } from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'

/** The schema of the job queue's tables, apart from ours: pg-boss makes and changes them itself. */
export const JOB_SCHEMA = 'pgboss'

const { version: packageVersion, pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as {
  version: string
  pgboss: { schema: number }
}

/** The version of the library, which decides what the schema is made of. */
export const JOB_SCHEMA_VERSION = packageVersion

/**
 * Creates the tables of the job queue, or brings them up to date; in the caller's transaction, which this commits where there
 * is something to do, because the library's scripts bring their own `begin` and `commit`. A newer schema is left as it is.
 */
export async function prepareJobSchema(client: PoolClient): Promise<void> {
  const { rows: installed } = await client.query(`select 1 where to_regclass('${JOB_SCHEMA}.version') is not null`)
  if (installed.length === 0) {
    await client.query(getConstructionPlans(JOB_SCHEMA))
    return
  }
  const { rows } = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`)
  const version = rows[0]?.version ?? pgboss.schema
  if (version < pgboss.schema) await client.query(getMigrationPlans(JOB_SCHEMA, version))
}
