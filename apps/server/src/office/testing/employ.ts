import { randomUUID } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { sealText } from '../../db/sealed-text.ts'
import { createSecret } from '../../db/secrets.ts'
import { createSecondFactor, secondFactorKey } from '../second-factor.ts'
import { beginStaffSession } from '../staff.ts'

/** Somebody who is signed in: the session's cookie, their id, and the codes of their second factor. */
export type Employed = { id: string; email: string; cookie: string; codeAt: (time: number) => string }

/** Sessions of tests are confirmed for as long as these last, but where a test is about that. */
const CONFIRMED_AT = new Date('2999-01-01')

/** Employs somebody who is signed in already. */
export function employ(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
  role: Role,
  editions: EditionId[],
): Promise<Employed> {
  const id = randomUUID()
  const email = `${id}@example.org`
  const secret = createSecondFactor()
  const factor = new TOTP({ secret: Secret.fromBase32(secret) })
  return kysely.transaction().execute(async (write) => {
    const key = await secondFactorKey(createSecret({ kysely }, 'office'), write)
    await write
      .insertInto('staff')
      .values({
        id,
        email,
        name: role,
        role,
        editions,
        password_hash: '-',
        second_factor: sealText(key, secret),
        created_at: now,
      })
      .execute()
    const session = await beginStaffSession(write, id, now)
    await write.updateTable('staff_sessions').set({ confirmed_at: CONFIRMED_AT }).where('staff_id', '=', id).execute()
    return {
      id,
      email,
      cookie: `office_session=${session}`,
      codeAt: (timestamp) => factor.generate({ timestamp }),
    }
  })
}
