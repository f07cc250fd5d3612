import fc from 'fast-check'

import type { Expected } from './expected.ts'
import type { Headers } from './headers.ts'

/** Origin headers of a browser's request. */
export type Origin = { headers: Headers; expected: Expected }

const OWN: readonly Headers[] = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]

const FOREIGN: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'constructor' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://otosafi.ma' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'constructor' },
  { origin: 'http://[' },
  { origin: 'https://otosafi.ma.evil.example' },
]

const UNSURE: readonly Headers[] = [
  { origin: 'http://otosafi.ma' },
  { origin: 'HTTP://OTOSAFI.MA:80' },
  { origin: 'https://otosafi.sn' },
  { origin: '' },
  { 'sec-fetch-site': '' },
]

/** Origins of writes; mostly none. */
export const origins: fc.Arbitrary<Origin> = fc.oneof(
  { weight: 14, arbitrary: fc.constant<Origin>({ headers: {}, expected: 'taken' }) },
  { weight: 3, arbitrary: fc.constantFrom(...OWN).map((headers): Origin => ({ headers, expected: 'taken' })) },
  { weight: 1, arbitrary: fc.constantFrom(...FOREIGN).map((headers): Origin => ({ headers, expected: 'refused' })) },
  { weight: 1, arbitrary: fc.constantFrom(...UNSURE).map((headers): Origin => ({ headers, expected: 'open' })) },
)
