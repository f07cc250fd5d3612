import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'

/** Versions of the operator's content, by edition. */
export type ContentVersions = { of: (edition: EditionId) => number; refresh: () => Promise<void> }

/** The versions as they were at the last refresh; 0 before the first and where there is no content. */
export function createContentVersions({ kysely }: Pick<Database, 'kysely'>): ContentVersions {
  let versions = new Map<EditionId, number>()
  return {
    of: (edition) => versions.get(edition) ?? 0,
    async refresh() {
      const rows = await kysely.selectFrom('content_versions').select(['edition', 'version']).execute()
      versions = new Map(rows.map(({ edition, version }) => [edition, version]))
    },
  }
}
