import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import type { Visit } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'

import { loadVisit } from './load-visit.ts'

const LINK = 'k'.repeat(43)
const SLOT = {
  id: '20260527T1330Z-rabat',
  startsAt: '2026-05-27T13:30:00.000Z',
  endsAt: '2026-05-27T14:00:00.000Z',
  place: 'store',
  store: { id: 'rabat', name: 'Otosafi Rabat Agdal' },
  free: true,
} as const

const VISIT: Visit = {
  id: LINK,
  reference: 'MA-VS-7K3Q2P4X',
  car: cardOf({ status: 'reserved' }),
  carName: 'Dacia Duster',
  slot: SLOT,
  testDrive: false,
  state: 'confirmed',
  createdAt: '2026-05-20T10:00:00.000Z',
  cancellable: true,
  contact: null,
}

it('has the times that the visit itself may be moved to, whoever keeps its car', async () => {
  const answers: Record<string, unknown> = {
    '/api/stores': { stores: [] },
    '/api/visit-slots': { slots: [], timeZone: 'Africa/Casablanca' },
    [`/api/visits/${LINK}/slots`]: { slots: [SLOT], timeZone: 'Africa/Casablanca' },
  }
  const api = createApiClient({
    baseUrl: 'http://otosafi.ma/api',
    language: 'fr',
    fetch: async ({ url }) => Response.json(answers[new URL(url).pathname]),
  })
  const { choice } = await loadVisit(api, VISIT, new URLSearchParams())
  expect(choice?.slots.map(({ id }) => id)).toEqual([SLOT.id])
})
