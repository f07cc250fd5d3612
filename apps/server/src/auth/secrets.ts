import { randomBytes } from 'node:crypto'

import type { Database } from '../db/database.ts'

/**
 * A secret of 256 bits that all processes on one database share. It is made when it is first asked for, and read once;
 * a failure is not kept.
 */
export function createSecret(database: Pick<Database, 'kysely'>, name: string): () => Promise<Uint8Array> {
  let secret: Promise<Uint8Array> | undefined
  return () => {
    if (secret === undefined) {
      secret = findSecret(database.kysely, name)
      secret.catch(() => (secret = undefined))
    }
    return secret
  }
}

async function findSecret(kysely: Database['kysely'], name: string): Promise<Uint8Array> {
  const find = () => kysely.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const made = await find()
  if (made !== undefined) return Buffer.from(made.value, 'base64url')
  await kysely
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await find()
  if (row === undefined) throw new Error(`The secret ${name} was lost`)
  return Buffer.from(row.value, 'base64url')
}
