import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { yearOfEdition } from './clock.ts'

it('the year is that of the edition, also in the hours in which it is another one in UTC', () => {
  const lastEvening = new Date('2026-12-31T22:30:00Z')
  expect([yearOfEdition(EDITIONS.rw, lastEvening), yearOfEdition(EDITIONS.ci, lastEvening)]).toEqual([2027, 2026])
})
