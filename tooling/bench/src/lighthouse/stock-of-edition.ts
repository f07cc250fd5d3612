import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { createHttpClient, type HttpClient, readJson } from '../http-client.ts'
import type { Stock } from './judged-pages.ts'

/** Cars in a comparison. */
const COMPARED = 3

type Listed = {
  id: string
  brand: { id: string }
  model: { id: string }
  modelYear: number
  price: number
  certified: boolean
}

/** Asks a server on a port of this machine for what an edition has. Throws where it has no inspected car or no article. */
export async function stockOf(edition: EditionId, port: number): Promise<Stock> {
  const { host } = EDITIONS[edition]
  const client = createHttpClient({ port, host: `${host}.localhost`, connections: 1 })
  try {
    const answer = await readJson(await client.get('/api/cars?limit=24&facets=false&status=available'))
    const { cars } = answer as { cars: Listed[] }
    const car = cars.find(({ certified }) => certified)
    if (car === undefined) throw new Error(`The edition ${edition} has no inspected car among its newest.`)
    return {
      car,
      cars: cars
        .slice(0, COMPARED)
        .map(({ id }) => id)
        .join(','),
      post: await postOf(edition, client),
    }
  } finally {
    client.close()
  }
}

/** The id of the first article that the blog leads to. */
async function postOf(edition: EditionId, client: HttpClient): Promise<string> {
  const blog = pathFor('blog', EDITIONS[edition].defaultLanguage)
  const { body } = await client.get(blog)
  const id = new RegExp(`href="${blog}/([^"?#/]+)"`).exec(body.toString())?.[1]
  if (id === undefined) throw new Error(`The blog of ${edition} leads to no article.`)
  return id
}
