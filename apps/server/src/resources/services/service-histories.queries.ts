import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

/** The services of a car, latest first. */
export function listServiceRecords({ kysely }: Pick<Database, 'kysely'>, edition: EditionId, car: string) {
  return kysely
    .selectFrom('service_records')
    .select(['date', 'odometer', 'workshop', 'city', 'work', 'proof'])
    .where('edition', '=', edition)
    .where('car_id', '=', car)
    .orderBy('date', 'desc')
    .orderBy('position', 'desc')
    .execute()
}
