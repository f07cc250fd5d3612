import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'

/** Versions of the operator's content, by edition, and the cars that the team puts first among the featured ones, as of the version. */
export type ContentVersions = {
  of: (edition: EditionId) => number
  featured: (edition: EditionId) => readonly string[]
  refresh: () => Promise<void>
}

/** The versions as they were at the last refresh; 0 before the first and where there is no content. */
export function createContentVersions({ kysely }: Pick<Database, 'kysely'>): ContentVersions {
  let versions = new Map<EditionId, { version: number; featured: string[] }>()
  return {
    of: (edition) => versions.get(edition)?.version ?? 0,
    featured: (edition) => versions.get(edition)?.featured ?? [],
    async refresh() {
      // One statement: a page of the new version must not be made with the choice before it.
      const rows = await kysely
        .selectFrom('content_versions')
        .select(['edition', 'version'])
        .select(
          sql<string[]>`array(
            select car_id from featured_choices as choice
            where choice.edition = content_versions.edition order by position
          )`.as('featured'),
        )
        .execute()
      versions = new Map(rows.map(({ edition, ...row }) => [edition, row]))
    },
  }
}
