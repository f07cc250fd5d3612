import { type RawBuilder, sql } from 'kysely'

import type { FeaturedChoice } from '@otosafi/api-client/office-schema'
import { CERTIFIED_MONTHS } from '@otosafi/domain/car/certification'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { isFeaturedOn } from '../catalogue/featured-cars.ts'
import { dayOfEdition } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { lockEdition } from './lock-edition.ts'
import { presentStockCar, refuseOtherEdition } from './stock-car.ts'
import { listRows, matching, wordsOf } from './stock.queries.ts'
import { versionOf } from './version-of.ts'

type FeaturedId = 'getFeaturedChoice' | 'setFeaturedChoice'

/** The cars that the team puts first among the featured ones (P-21), of the editions of who asks. */
export function createFeaturedHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<FeaturedId> {
  return {
    async getFeaturedChoice({ path: { edition }, query: { text } }, { staff, now }) {
      refuseOtherEdition(staff, edition)
      return database.kysely.transaction().execute(async (write) => {
        return {
          status: 200,
          body: await present(write, edition, { today: dayOfEdition(EDITIONS[edition], now), text }),
        }
      })
    },

    async setFeaturedChoice({ path: { edition }, body: { cars, version } }, { staff, write, audit, now }) {
      refuseOtherEdition(staff, edition)
      await lockEdition(write, 'featured', edition)
      const former = await listChoice(write, edition)
      if (versionOf(former) !== version) throw new Problem('conflict')
      await refuseUnknown(write, edition, cars)
      await write.deleteFrom('featured_choices').where('edition', '=', edition).execute()
      if (cars.length > 0)
        await write
          .insertInto('featured_choices')
          .values(cars.map((car_id, position) => ({ edition, position, car_id })))
          .execute()
      await audit({ edition, subject: 'featured', before: { cars: former }, after: { cars } })
      return { status: 200, body: await present(write, edition, { today: dayOfEdition(EDITIONS[edition], now) }) }
    },
  }
}

async function listChoice(write: Write, edition: EditionId): Promise<string[]> {
  const rows = await write
    .selectFrom('featured_choices')
    .select('car_id')
    .where('edition', '=', edition)
    .orderBy('position')
    .execute()
  return rows.map(({ car_id }) => car_id)
}

/** Throws `validation_failed` with the place of every car that is not in the stock of an edition. */
async function refuseUnknown(write: Write, edition: EditionId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await write
    .selectFrom('stock')
    .select('id')
    .where('edition', '=', edition)
    .where('id', 'in', ids)
    .execute()
  const errors = ids.flatMap((id, at) =>
    rows.some((row) => row.id === id) ? [] : [{ path: `/body/cars/${at}`, code: 'option' as const, values: {} }],
  )
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

/** The most cars that are offered to be chosen. */
const MAX_CANDIDATES = 20

/** The cars with a report that is not too old to certify them: a part of the stock, to which the whole rule is then put. */
function reportedSince(edition: EditionId, today: string): RawBuilder<unknown> {
  return sql`
    select car_id from inspections
    where edition = ${edition} and date + ${sql.lit(`${CERTIFIED_MONTHS} months`)}::interval >= ${today}::date
  `
}

/**
 * The choice with its cars, but for those that are not in the stock any more, and others that the rule holds for in which the words of
 * `text` occur. `today` is an ISO date.
 */
async function present(
  write: Write,
  edition: EditionId,
  { today, text = '' }: { today: string; text?: string | undefined },
): Promise<FeaturedChoice> {
  const ids = await listChoice(write, edition)
  const isFeatured = sql<boolean>`exists (
    select from cars where cars.edition = stock.edition and cars.id = stock.id and ${isFeaturedOn(today)}
  )`
  const chosen =
    ids.length === 0
      ? []
      : await listRows(write)
          .select(isFeatured.as('is_featured'))
          .where('stock.edition', '=', edition)
          .where('stock.id', 'in', ids)
          .execute()
  const candidates = await listRows(write)
    .where((eb) => {
      const asked = matching(eb, { editions: [edition], states: ['available'], words: wordsOf(text) })
      return sql<boolean>`stock.edition = ${edition} and stock.id in (
        with found as materialized (
          select id from stock where ${asked} and id in (${reportedSince(edition, today)})
        )
        select id from found
      )`
    })
    .$if(ids.length > 0, (query) => query.where('stock.id', 'not in', ids))
    .where(isFeatured)
    .orderBy('stock.published_at', 'desc')
    .orderBy('stock.id')
    .limit(MAX_CANDIDATES)
    .execute()
  return {
    cars: ids.flatMap((id) => {
      const row = chosen.find((each) => each.id === id)
      return row === undefined ? [] : [{ car: presentStockCar(row), isFeatured: row.is_featured }]
    }),
    candidates: candidates.map(presentStockCar),
    version: versionOf(ids),
  }
}
