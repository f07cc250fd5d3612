import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'

import { type Role, ROLES } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import { hashPassword } from '../auth/passwords.ts'
import type { Tables } from '../db/tables.ts'

/** The password of the demonstration's team. Each sets up a second factor when they first sign in. */
export const DEMO_STAFF_PASSWORD = 'otosafi-office'

const NAMES: Readonly<Record<Role, string>> = {
  agent: 'Amina Idrissi',
  inspector: 'Thabo Nkosi',
  editor: 'Awa Diop',
  manager: 'Jean-Paul Habimana',
  owner: 'Mariam Kouassi',
}

/** The address of the demonstration's member of the team with a role. */
export function demoStaffEmail(role: Role): string {
  return `${role}@otosafi.example`
}

/** Creates a member of the team for each role, in all of `editions`; who is there is left as they are. */
export async function seedStaff(
  kysely: Kysely<Tables>,
  editions: readonly EditionId[],
  createdAt: string,
): Promise<void> {
  if (editions.length === 0) return
  const password_hash = await hashPassword(DEMO_STAFF_PASSWORD)
  await kysely
    .insertInto('staff')
    .values(
      ROLES.map((role) => ({
        id: randomUUID(),
        email: demoStaffEmail(role),
        name: NAMES[role],
        role,
        editions: [...editions],
        password_hash,
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
