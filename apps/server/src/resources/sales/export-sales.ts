import type { BodyOf } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { listSalesOf } from './sale-rows.ts'

type Exported = BodyOf<'exportAccount'>['sales']

/** A user's sales as they are shown, with the personal details that were given. */
export async function exportSales(
  { kysely }: Pick<Database, 'kysely'>,
  user: UserRow,
  shown: BodyOf<'listOwnBookings'>['sales'],
): Promise<Exported> {
  const rows = new Map((await listSalesOf(kysely, user)).map((row) => [row.reference, row]))
  return shown.flatMap((sale) => {
    const { full_name: fullName = null, phone = null, email = null } = rows.get(sale.reference) ?? {}
    return fullName === null || phone === null ? [] : [{ sale, fullName, phone, email }]
  })
}
