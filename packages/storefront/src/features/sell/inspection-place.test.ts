import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { inspectionPlace } from './inspection-place.ts'

it('is the home of the seller in Senegal, which promises that, and nowhere else', () => {
  const atHome = Object.values(EDITIONS).filter(({ claims }) => inspectionPlace(claims) === 'atHome')
  expect(atHome.map(({ id }) => id)).toEqual(['sn'])
})
