import type { BodyOf } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import { listFound, listSearches, type Owner } from './saved-searches.queries.ts'

/** A user's saved searches with what was found for them, for the export. */
export async function exportSearches(
  database: Pick<Database, 'kysely'>,
  owner: Owner,
): Promise<BodyOf<'exportAccount'>['savedSearches']> {
  const exported: BodyOf<'exportAccount'>['savedSearches'] = []
  for (const row of await listSearches(database, owner)) {
    const found = await listFound(database, owner.edition, row.id)
    exported.push({
      query: row.query,
      name: row.name,
      frequency: row.frequency,
      channel: row.channel,
      paused: row.paused,
      createdAt: row.created_at.toISOString(),
      alertedAt: row.alerted_at?.toISOString() ?? null,
      cars: found.map(({ car_id, found_at, reported_at }) => ({
        car: car_id,
        foundAt: found_at.toISOString(),
        reportedAt: reported_at?.toISOString() ?? null,
      })),
    })
  }
  return exported
}
