import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../tables.ts'

/** How many comparable cars a market value needs. */
const ENOUGH = 5

/**
 * Works out every car's market value in `edition` (spec section 3): the median price of the cars of its brand and
 * model that are at most a year older or newer, itself included; none where there are fewer than five.
 */
export async function updateMarketValues(database: Kysely<Tables>, edition: EditionId): Promise<void> {
  // Without statistics of what was just loaded, the join below takes minutes instead of a moment.
  await sql`analyze cars`.execute(database)
  await sql`
    update cars set market_value = market.value
    from (
      select brand, model, model_year + shift.years as model_year,
        case when count(*) >= ${ENOUGH} then round(percentile_cont(0.5) within group (order by price))::integer end as value
      from cars cross join (values (-1), (0), (1)) as shift (years)
      where edition = ${edition}
      group by brand, model, model_year + shift.years
    ) as market
    where cars.edition = ${edition} and cars.brand = market.brand and cars.model = market.model
      and cars.model_year = market.model_year and cars.market_value is distinct from market.value
  `.execute(database)
}
