import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Answer } from './answers.ts'
import { withStoryPhotos } from './story-pictures.ts'

// Records the API's answers for the screens from a running server: `node src/screens/record.ts http://localhost:3000`.
const server = new URL(process.argv[2] ?? 'http://localhost:3000')

const RECORDINGS: readonly (readonly [EditionId, Language])[] = [
  ['ma', 'fr'],
  ['ma', 'ar'],
  ['ma', 'en'],
  ['coza', 'en'],
  ['sn', 'fr'],
]

const PATHS = [
  '/footer-content',
  '/contact-information',
  '/categories',
  '/testimonials',
  '/faqs',
  '/blogs?limit=6',
  '/customer-gallery',
  '/cars?limit=24',
  '/cars?q=zzzzzz&limit=24',
  '/cars?condition=new&limit=4&facets=false',
  '/cars?condition=imported&limit=4&facets=false',
  '/cars?fuelType=ev&limit=4&facets=false',
  '/pages/about',
]

/** Asks the API of an edition, by the name of its host; null where it has no answer. */
async function ask(edition: EditionId, language: Language, path: string): Promise<unknown> {
  const headers = { host: `${EDITIONS[edition].host}.localhost`, 'accept-language': language }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  get(new URL(`/api${path}`, server), { headers }, (response) => {
    if (response.statusCode === 200) json(response).then(resolve, reject)
    else {
      response.resume()
      resolve(null)
    }
  }).on('error', reject)
  return promise
}

for (const [edition, language] of RECORDINGS) {
  const { cars } = (await ask(edition, language, '/cars?limit=24')) as { cars: { id: string; status: string }[] }
  const id = cars.find(({ status }) => status === 'available')?.id ?? ''
  const ofCar = [`/cars/${id}`, `/cars/${id}/inspection`, `/cars/${id}/similar`, `/service-histories/by-car?car=${id}`]
  const answers: Answer[] = []
  for (const path of [...PATHS, ...ofCar]) {
    const body = await ask(edition, language, path)
    if (body === null) console.warn(`${edition} ${language}: no answer to ${path}`)
    else answers.push({ path, body: withStoryPhotos(body) })
  }
  const file = join(import.meta.dirname, 'recorded', `${edition}-${language}.jsonl`)
  const lines = answers.map((answer) => JSON.stringify(answer)).join('\n')
  writeFileSync(file, `${lines}\n`)
  console.log(`${file}: ${answers.length} answers, ${Math.round(lines.length / 1024)} KB`)
}
