import { Kysely, PostgresDialect } from 'kysely'

import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/** A database, and the statements that its query builder has run since the last call of `take`, without their values. */
export type RecordedDatabase = { database: Database; take: () => string[] }

/** Records the statements of a database. */
export function recordStatements(database: Database): RecordedDatabase {
  let statements: string[] = []
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.lanes }),
    log: ({ query }) => void statements.push(query.sql),
  })
  return {
    database: { ...database, kysely },
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}
