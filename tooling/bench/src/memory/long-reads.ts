import { createRandom } from '../random.ts'

/** Letters that a car's id may have too. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz'

/** Values of a filter that the contract takes at most, and letters of each: together the 12 KB that a request line can hold. */
const VALUES = 60
const LETTERS = 95
const IDS = 50
const ID_LETTERS = 8
/** One in so many reads is a page, which takes ten times as long. */
const PAGE_EVERY = 50

/**
 * `count` addresses of reads that nobody has asked for before, most of them as long as can be: listings of brands and models
 * that do not exist, with and without counts, cars by ids, suggestions, and now and then a page of `listing`, whose
 * filters are long or which does not exist. Always the same for the same `seed`.
 */
export function* longReads(listing: string, count: number, seed: number): Generator<string> {
  const { below } = createRandom(seed)
  const letters = (length: number): string => Array.from({ length }, () => ALPHABET[below(ALPHABET.length)]).join('')
  const filter = (name: string, values: number, length: number): string =>
    Array.from({ length: values }, () => `${name}=${letters(length)}`).join('&')
  const kinds = [
    () => `/api/cars?${filter('brand', VALUES, LETTERS)}&${filter('model', VALUES - 5, LETTERS)}&facets=false`,
    () => `/api/cars?${filter('brand', VALUES, LETTERS)}&${filter('model', VALUES - 5, LETTERS)}`,
    () => `/api/cars?${filter('city', 3, 20)}&priceMin=${below(1_000_000)}`,
    () => `/api/cars?${filter('id', IDS, ID_LETTERS)}`,
    () => `/api/cars/suggestions?q=${letters(60)}`,
  ]
  const pages = [
    () => `${listing}?${filter('brand', 12, LETTERS)}`,
    () => `${listing}?priceMin=${below(1_000_000)}&${filter('utm', 1, 500)}`,
    () => `/fr/${letters(1000)}`,
  ]
  for (let place = 0; place < count; place++) {
    const from = place % PAGE_EVERY === 0 ? pages : kinds
    yield (from[below(from.length)] as () => string)()
  }
}
