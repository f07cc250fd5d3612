import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { createHttpClient } from './http-client.ts'

/** The pages that are measured, as budgets name them. */
export type PageName = 'home' | 'buyCars' | 'car'

type ListedCar = { id: string; brand: { id: string }; model: { id: string }; modelYear: number; price: number }

/** The measured pages of an edition in its default language, by the names of their budgets: paths. The car is the newest one. */
export async function pagesOf(edition: EditionId, port: number): Promise<Record<PageName, string>> {
  const { host, defaultLanguage } = EDITIONS[edition]
  const client = createHttpClient({ port, host: `${host}.localhost`, connections: 1 })
  try {
    const { status, body } = await client.get('/api/cars?limit=1&facets=false&status=available')
    const [car] = status === 200 ? (JSON.parse(body.toString()) as { cars: ListedCar[] }).cars : []
    if (car === undefined) throw new Error(`The edition ${edition} lists no cars (status ${status}).`)
    return {
      home: pathFor('home', defaultLanguage),
      buyCars: pathFor('buyCars', defaultLanguage),
      car: carPath(car, defaultLanguage),
    }
  } finally {
    client.close()
  }
}
