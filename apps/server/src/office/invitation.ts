import type { Selectable } from 'kysely'

import { EDITIONS } from '@otosafi/editions/registry'
import { writeMail } from '@otosafi/messages/write-message'

import type { Write } from '../db/in-transaction.ts'
import type { OfficeTables } from '../db/office-tables.ts'
import { createSecretText, hashOf } from '../db/secret-text.ts'
import { enqueueMail } from '../outside/outbox/enqueue-message.ts'
import type { OfficeContext } from './handler.ts'
import type { Staff } from './staff.ts'

/** How long the link of an invitation works. */
const INVITATION_DAYS = 7
const DAY_MS = 86_400_000

/** An account as the database has it. */
export type StaffRow = Selectable<OfficeTables['staff']>

/**
 * Sends a member of the team a link by which they choose a password, in the name of the first of their editions and the
 * language of its team. A link that was sent before works no more.
 */
export async function sendInvitation(
  write: Write,
  invited: Pick<Staff, 'id' | 'email' | 'name' | 'editions'>,
  { now, host, isSecure }: Pick<OfficeContext, 'now' | 'host' | 'isSecure'>,
): Promise<void> {
  const token = createSecretText()
  const link = { hash: hashOf(token), expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) }
  await write
    .insertInto('staff_invitations')
    .values({ staff_id: invited.id, ...link })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
    .execute()
  const { email: to, name, editions } = invited
  const [first] = editions
  if (first === undefined) throw new Error('A member of the team works in no edition.')
  const edition = EDITIONS[first]
  const origin = `${isSecure ? 'https' : 'http'}://${host}`
  const context = { edition, language: edition.languages[0], origin, phone: null }
  const mail = writeMail('invitation', { name, token, days: INVITATION_DAYS }, context)
  await enqueueMail(write, edition, { to, ...mail }, now)
}
