import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'

import { visitTextOf } from './visit-text.ts'

const SLOT = {
  id: '20260527T1330Z-rabat',
  startsAt: '2026-05-27T13:30:00.000Z',
  endsAt: '2026-05-27T14:15:00.000Z',
  place: 'store',
  store: { id: 'rabat', name: 'Otosafi Rabat Agdal' },
  free: false,
} as const

it('speaks of what is to come until a confirmed visit ends, and no longer', () => {
  const visit = { state: 'confirmed', car: cardOf(), slot: SLOT } as const
  const before = Date.parse(SLOT.startsAt) - 1
  expect(visitTextOf({ ...visit, cancellable: true }, before)).toBe('confirmed')
  expect(visitTextOf({ ...visit, cancellable: false }, before + 2)).toBe('confirmed')
  expect(visitTextOf({ ...visit, cancellable: false }, Date.parse(SLOT.endsAt))).toBe('done')
})
