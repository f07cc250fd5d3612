import { randomUUID } from 'node:crypto'

import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { beginStaffSession } from '../staff.ts'

/** Employs somebody who is signed in already; resolves to the session's cookie with their id. */
export function employ(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
  role: Role,
  editions: EditionId[],
): Promise<{ id: string; cookie: string }> {
  const id = randomUUID()
  return kysely.transaction().execute(async (write) => {
    await write
      .insertInto('staff')
      .values({ id, email: `${id}@example.org`, name: role, role, editions, password_hash: '-', created_at: now })
      .execute()
    return { id, cookie: `office_session=${await beginStaffSession(write, id, now)}` }
  })
}
