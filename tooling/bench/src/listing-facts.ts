import type { FuelType } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { createHttpClient, readJson } from './http-client.ts'

/** Filter options of an edition's whole listing. */
export type ListingFacts = {
  total: number
  /** Fuels that some but not all of the cars take, the most frequent first, with the number of cars. */
  fuels: { value: FuelType; count: number }[]
  /** The prices of all cars, whole units of the edition's currency. */
  priceRange: { min: number; max: number }
}

type Answer = Omit<ListingFacts, 'priceRange' | 'fuels'> & {
  facets: { fuelType: ListingFacts['fuels'] }
  priceRange: ListingFacts['priceRange'] | null
}

/** Reads them from a local server. Throws where the edition has too few cars. */
export async function listingFactsOf(edition: EditionId, port: number): Promise<ListingFacts> {
  const client = createHttpClient({ port, host: `${EDITIONS[edition].host}.localhost`, connections: 1 })
  try {
    const answer = (await readJson(await client.get('/api/cars?limit=1&facets=true'))) as Answer
    const { total, facets, priceRange } = answer
    const fuels = facets.fuelType
      .filter(({ count }) => count > 0 && count < total)
      .toSorted((a, b) => b.count - a.count)
    if (fuels.length === 0 || priceRange === null) throw new Error(`The edition ${edition} has too few cars.`)
    return { total, fuels, priceRange }
  } finally {
    client.close()
  }
}
