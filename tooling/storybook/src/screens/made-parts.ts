import type { BlogList, CarCard, NamedTopic } from '@otosafi/api-client/schema'
import { storyPhoto } from '@otosafi/ui/testing/paints'

import type { Answer } from './answers.ts'

/** The secret in the addresses of what was made here, of the length that links have. */
export const TOKEN = 'made-by-hand'.padEnd(43, '0')

const DAY_MS = 86_400_000

/** The moment so many days from now, at a time of the day in UTC. */
export function inDays(days: number, time = '10:00'): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${time}:00.000Z`
}

/** A stored photograph in one paint. */
export function photo(paint: Parameters<typeof storyPhoto>[0]) {
  const { key, placeholder } = storyPhoto(paint)
  return { key, placeholder, width: 1600, height: 1200 }
}

/** The car of everything that was made here. */
export const CAR: CarCard = {
  id: '71swe5zd',
  reference: 'MA-71SWE5ZD',
  name: 'Volkswagen Polo 1.6 Trendline',
  brand: { id: 'volkswagen', name: 'Volkswagen' },
  model: { id: 'polo', name: 'Polo' },
  trim: '1.6 Trendline',
  modelYear: 2019,
  price: 98_000,
  oldPrice: null,
  currency: 'MAD',
  mileage: 84_000,
  mileageEvidence: 'sure',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  color: 'white',
  city: { id: 'casablanca', name: 'Casablanca' },
  conditions: ['used', 'good'],
  status: 'available',
  certified: true,
  isRecent: false,
  monthlyPayment: 1900,
  photo: { ...photo('pearl'), view: 'frontThreeQuarter', kind: 'key', flaw: null },
  photoCount: 10,
  publishedAt: '2026-05-02T10:00:00.000Z',
  changedAt: '2026-05-02T10:00:00.000Z',
}

/** Another car, to be beside it. */
export const OTHER_CAR: CarCard = {
  ...CAR,
  id: '5k7q2pxa',
  reference: 'MA-5K7Q2PXA',
  name: 'Dacia Duster 1.5 dCi Prestige',
  brand: { id: 'dacia', name: 'Dacia' },
  model: { id: 'duster', name: 'Duster' },
  trim: '1.5 dCi Prestige',
  modelYear: 2021,
  price: 169_000,
  oldPrice: 175_000,
  mileage: 52_000,
  fuelType: 'diesel',
  bodyType: 'suv',
  color: 'grey',
  monthlyPayment: 3200,
  photo: { ...photo('graphite'), view: 'frontThreeQuarter', kind: 'key', flaw: null },
}

const TOPICS: readonly string[] = ['buying', 'inspection', 'papers', 'selling'] satisfies NamedTopic['id'][]

/** The articles that were recorded. Throws where none were. */
export function recordedPosts(answers: readonly Answer[]): BlogList {
  const answer = answers.find(({ path }) => path.startsWith('/blogs?'))
  if (!answer) throw new Error('No articles were recorded')
  return answer.body as BlogList
}

/** Topics of the newsletter, by the names that categories of articles have in the language of a recording. */
export function topicsOf(answers: readonly Answer[]): NamedTopic[] {
  return recordedPosts(answers).categories.filter(({ id }) => TOPICS.includes(id)) as NamedTopic[]
}
