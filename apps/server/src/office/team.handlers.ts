import { randomUUID } from 'node:crypto'

import type { TeamMember } from '@otosafi/api-client/office-schema'

import { hashPassword } from '../auth/passwords.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { hashOf } from '../db/secret-text.ts'
import { writeAudit } from './audit-log.ts'
import { seesRequests } from './contract.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { sendInvitation, type StaffRow } from './invitation.ts'
import type { Staff } from './staff.ts'
import { versionOf } from './version-of.ts'

type TeamId = 'listTeam' | 'inviteColleague' | 'changeColleague' | 'inviteAgain' | 'closeAccount' | 'acceptInvitation'

/** The accounts of the team. Nobody changes their own. */
export function createTeamHandlers({ database }: { database: Pick<Database, 'kysely'> }): OfficeHandlersOf<TeamId> {
  return {
    async listTeam() {
      const rows = await database.kysely
        .selectFrom('staff')
        .leftJoin('staff_invitations as invitation', 'invitation.staff_id', 'staff.id')
        .selectAll('staff')
        .select('invitation.expires_at')
        .orderBy((eb) => eb('staff.closed_at', 'is not', null))
        .orderBy('staff.name')
        .orderBy('staff.id')
        .execute()
      return { status: 200, body: { members: rows.map((row) => present(row, row.expires_at)) } }
    },

    async inviteColleague({ body: invited }, context) {
      const { write, staff, now, audit } = context
      await lockOwner(write, staff)
      const former = await write
        .selectFrom('staff')
        .selectAll()
        .where('email', '=', invited.email)
        .forUpdate()
        .executeTakeFirst()
      if (former !== undefined && former.closed_at === null) throw new Problem('conflict')
      const id = former?.id ?? randomUUID()
      await write
        .insertInto('staff')
        .values({ id, ...invited, editions: [...invited.editions], created_at: now })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet({
            name: invited.name,
            role: invited.role,
            editions: [...invited.editions],
            closed_at: null,
          }),
        )
        .execute()
      await sendInvitation(write, { id, ...invited }, context)
      const before = former === undefined ? null : { name: former.name, ...placeOf(former) }
      await audit({ edition: null, subject: invited.name, before, after: placeOf(invited) })
      return { status: 201, body: await read(write, id) }
    },

    async changeColleague({ path: { staff: id }, body: { version, ...changed } }, { write, staff, audit }) {
      const row = await lockColleague(write, staff, id)
      // A repeated change is no conflict: the answer to the first one may have been lost.
      if (![version, versionOfMember(changed)].includes(versionOfMember(row))) throw new Problem('conflict')
      await write
        .updateTable('staff')
        .set({ ...changed, editions: [...changed.editions] })
        .where('id', '=', id)
        .execute()
      await releaseRequests(write, id, changed)
      await audit({
        edition: null,
        subject: row.name,
        before: { name: row.name, ...placeOf(row) },
        after: { name: changed.name, ...placeOf(changed) },
      })
      return { status: 200, body: await read(write, id) }
    },

    async inviteAgain({ path: { staff: id } }, context) {
      const { write, staff, audit } = context
      const row = await lockColleague(write, staff, id)
      if (row.closed_at !== null) throw new Problem('conflict')
      await endAccess(write, id)
      await sendInvitation(write, row, context)
      await audit({ edition: null, subject: row.name, before: null, after: null })
      return { status: 200, body: await read(write, id) }
    },

    async closeAccount({ path: { staff: id } }, { write, staff, now, audit }) {
      const row = await lockColleague(write, staff, id)
      if (row.closed_at !== null) throw new Problem('conflict')
      await endAccess(write, id)
      await releaseRequests(write, id, { ...row, editions: [] })
      await write.updateTable('staff').set({ closed_at: now }).where('id', '=', id).execute()
      await audit({ edition: null, subject: row.name, before: placeOf(row), after: null })
      return { status: 200, body: await read(write, id) }
    },

    async acceptInvitation({ body: { token, password } }, { now, requestId }) {
      // Before anything is locked: it takes a while.
      const password_hash = await hashPassword(password)
      return inTransaction(database, async (write) => {
        const used = await write
          .deleteFrom('staff_invitations')
          .where('hash', '=', hashOf(token))
          .where('expires_at', '>', now)
          .returning('staff_id')
          .executeTakeFirst()
        if (used === undefined) throw new Problem('link_expired')
        const { id, email, name } = await write
          .updateTable('staff')
          .set({ password_hash })
          .where('id', '=', used.staff_id)
          .returning(['id', 'email', 'name'])
          .executeTakeFirstOrThrow()
        await writeAudit(
          write,
          { at: now, staffId: id, operation: 'acceptInvitation', requestId },
          { edition: null, subject: name, before: null, after: null },
        )
        return { status: 200, body: { email } }
      })
    },
  }
}

/**
 * Locks the account of who asks, and that of `about`, which it resolves to where there is one. Throws `forbidden` where they have lost
 * their role since the request came.
 */
async function lockOwner(write: Write, staff: Staff, about: string = staff.id): Promise<StaffRow | undefined> {
  // In one order, so that two owners who change each other wait rather than stand in each other's way.
  const rows = await write
    .selectFrom('staff')
    .selectAll()
    .where('id', 'in', [staff.id, about])
    .orderBy('id')
    .forUpdate()
    .execute()
  const own = rows.find((row) => row.id === staff.id)
  if (own === undefined || own.closed_at !== null || own.role !== 'owner') throw new Problem('forbidden')
  return rows.find((row) => row.id === about)
}

/** The account of a colleague, locked. Throws as {@link lockOwner} does, `conflict` for one's own, or `not_found`. */
async function lockColleague(write: Write, staff: Staff, id: string): Promise<StaffRow> {
  if (id === staff.id) throw new Problem('conflict')
  const row = await lockOwner(write, staff, id)
  if (row === undefined) throw notFound('member')
  return row
}

/** Takes from an account all by which one signs in. */
async function endAccess(write: Write, id: string): Promise<void> {
  for (const table of ['staff_sessions', 'staff_tickets', 'staff_recovery_codes', 'staff_invitations'] as const)
    await write.deleteFrom(table).where('staff_id', '=', id).execute()
  await write.updateTable('staff').set({ password_hash: null, second_factor: null }).where('id', '=', id).execute()
}

/** Makes requests nobody's that an account has and can no longer see to. */
async function releaseRequests(
  write: Write,
  id: string,
  { role, editions }: Pick<Staff, 'role' | 'editions'>,
): Promise<void> {
  const kept = seesRequests({ role }) ? editions : []
  await write
    .updateTable('requests')
    .set({ owner_id: null })
    .where('owner_id', '=', id)
    .$if(kept.length > 0, (builder) => builder.where('edition', 'not in', kept))
    .execute()
}

async function read(write: Write, id: string): Promise<TeamMember> {
  const row = await write.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const invitation = await write
    .selectFrom('staff_invitations')
    .select('expires_at')
    .where('staff_id', '=', id)
    .executeTakeFirst()
  return present(row, invitation?.expires_at ?? null)
}

function present({ id, name, email, role, editions, ...row }: StaffRow, invitedUntil: Date | null): TeamMember {
  const state = row.closed_at !== null ? 'closed' : row.password_hash === null ? 'invited' : 'active'
  return {
    id,
    name,
    email,
    role,
    editions,
    state,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    version: versionOfMember({ name, role, editions }),
  }
}

/** Another one after each change of what an account is to be. */
function versionOfMember({ name, role, editions }: Pick<Staff, 'name' | 'role' | 'editions'>): string {
  return versionOf([name, role, editions])
}

/** The values of an account in the audit log. */
function placeOf({ role, editions }: Pick<Staff, 'role' | 'editions'>) {
  return { role, editions }
}
