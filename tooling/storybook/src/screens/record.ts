import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Answer } from './answers.ts'
import { type RecordedCar, recordedCar } from './change-cars.ts'
import { withStoryPhotos } from './story-pictures.ts'

// Records the API's answers for the screens from a running server: `node src/screens/record.ts http://localhost:3000`.
const server = new URL(process.argv[2] ?? 'http://localhost:3000')

const RECORDINGS: readonly (readonly [EditionId, Language])[] = [
  ['ma', 'fr'],
  ['ma', 'ar'],
  ['ma', 'en'],
  ['coza', 'en'],
  ['coza', 'zu'],
  ['sn', 'fr'],
]

const PATHS = [
  '/footer-content',
  '/contact-information',
  '/contact-information/get-instagram-url',
  '/categories',
  '/testimonials',
  '/faqs',
  '/blogs?limit=12',
  '/customer-gallery',
  '/stores',
  '/our-team?page=1&limit=6',
  '/featured-cars',
  '/cars?limit=24',
  '/cars?q=zzzzzz&limit=24',
  '/cars?condition=new&limit=4&facets=false',
  '/cars?condition=imported&limit=4&facets=false',
  '/cars?fuelType=ev&limit=4&facets=false',
  '/car-brands?all=true',
  '/car-brands/by/car',
  '/car-models/filter?limit=4',
  '/pricing/brands',
  '/questionnaire',
  '/loans/terms',
  '/financing-partners',
  '/booking-terms',
  ...['about', 'careers', 'carInsurance', 'finance', 'privacyPolicy', 'sellCar', 'termsOfUse', 'warranty'].map(
    (key) => `/pages/${key}`,
  ),
]

/** The answers about one car, about another to compare it with, about its model, and of a category and a post. */
function pathsOf(answers: readonly Answer[]): string[] {
  const bodyOf = (path: string) => answers.find((answer) => answer.path === path)?.body
  const { cars } = bodyOf('/cars?limit=24') as { cars: (RecordedCar & { status: string })[] }
  const { categories } = bodyOf('/categories') as { categories: { id: string }[] }
  const { blogs } = bodyOf('/blogs?limit=12') as { blogs: { id: string }[] }
  const [car, other] = cars.filter(({ status }) => status === 'available')
  if (!car || !other) throw new Error('There are no two cars to record')
  const model = `brand=${car.brand.id}&model=${car.model.id}`
  return [
    `/cars/${car.id}`,
    `/cars/${car.id}/inspection`,
    `/cars/${car.id}/similar`,
    `/cars/${car.id}/comparables`,
    `/service-histories/by-car?car=${car.id}`,
    `/cars/${other.id}`,
    `/cars/${other.id}/inspection`,
    `/car-models/by-brand?brand=${car.brand.id}`,
    `/pricing/models?brand=${car.brand.id}`,
    `/pricing/years?${model}`,
    `/pricing/prices?${model}`,
    `/categories/${categories[0]?.id}`,
    `/blogs/${blogs[0]?.id}`,
  ]
}

/** Questions about the value of a car of that model, which are sent as a body. */
function valuationsOf({ id, brand, model, modelYear }: RecordedCar): [path: string, asked: object][] {
  const asked = { brand: brand.id, model: model.id, modelYear, mileage: 84_000 }
  return [
    ['/selling-cars/valuations', asked],
    ['/pricing/valuations', asked],
    [`/cars/${id}/trade-in`, asked],
  ]
}

/** Asks the API of an edition, by the name of its host; null where it has no answer. A question with a body is posted. */
async function ask(edition: EditionId, language: Language, path: string, asked?: object): Promise<unknown> {
  const headers = { host: `${EDITIONS[edition].host}.localhost`, 'accept-language': language }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const options = asked
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
    : { method: 'GET', headers }
  const sent = request(new URL(`/api${path}`, server), options, (response) => {
    if (response.statusCode === 200) json(response).then(resolve, reject)
    else {
      response.resume()
      resolve(null)
    }
  })
  sent.on('error', reject).end(asked && JSON.stringify(asked))
  return promise
}

for (const [edition, language] of RECORDINGS) {
  const answers: Answer[] = []
  const record = async (path: string, asked?: object) => {
    const body = await ask(edition, language, path, asked)
    if (body === null) console.warn(`${edition} ${language}: no answer to ${path}`)
    else answers.push({ path: asked ? `POST ${path}` : path, body: withStoryPhotos(body) })
  }
  for (const path of PATHS) await record(path)
  for (const path of pathsOf(answers)) await record(path)
  for (const [path, asked] of valuationsOf(recordedCar(answers))) await record(path, asked)
  const file = join(import.meta.dirname, 'recorded', `${edition}-${language}.jsonl`)
  const lines = answers.map((answer) => JSON.stringify(answer)).join('\n')
  writeFileSync(file, `${lines}\n`)
  console.log(`${file}: ${answers.length} answers, ${Math.round(lines.length / 1024)} KB`)
}
