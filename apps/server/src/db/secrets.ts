import { randomBytes } from 'node:crypto'

import type { Database } from './database.ts'

type Queries = Pick<Database['kysely'], 'selectFrom' | 'insertInto'>

/** Gives a secret. Inside a transaction it must be asked for through that transaction. */
export type FindSecret = (queries?: Queries) => Promise<Uint8Array>

/**
 * A secret of 256 bits that all processes on one database share. It is created on first use, and memoised once it was read
 * back: one that was just created is lost where its transaction is rolled back.
 */
export function createSecret(database: Pick<Database, 'kysely'>, name: string): FindSecret {
  let secret: Uint8Array | undefined
  return async (queries = database.kysely) => {
    if (secret !== undefined) return secret
    const stored = await find(queries, name)
    if (stored === null) return make(queries, name)
    secret = stored
    return secret
  }
}

async function make(queries: Queries, name: string): Promise<Uint8Array> {
  await queries
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await find(queries, name)
  if (made === null) throw new Error(`The secret ${name} was lost`)
  return made
}

async function find(queries: Queries, name: string): Promise<Uint8Array | null> {
  const row = await queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? null : Buffer.from(row.value, 'base64url')
}
