import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import type { CarCard, Visit, VisitEvent, VisitSlot } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { PageRequest } from '../../request/page-request.ts'
import { loadVisit } from './load-visit.ts'

const LINK = 'k'.repeat(43)
const CAR = cardOf()
const STEPS = pathFor('interested', 'fr', { id: CAR.id })
const t = ((key: string) => key) as unknown as PageRequest['t']
const SLOT = {
  id: '20260527T1330Z-rabat',
  startsAt: '2026-05-27T13:30:00.000Z',
  endsAt: '2026-05-27T14:00:00.000Z',
  place: 'store',
  store: { id: 'rabat', name: 'Otosafi Rabat Agdal' },
  free: true,
} as const

/** The page's data of a visit in a state, whose car has a status or is gone. */
function load(
  state: Visit['state'],
  status: CarCard['status'] | null,
  cancellable = false,
  events: Visit['events'] = [],
  slots: VisitSlot[] = [SLOT],
) {
  const answers: Record<string, unknown> = {
    '/api/stores': { stores: [] },
    '/api/visit-slots': { slots: [], timeZone: 'Africa/Casablanca' },
    [`/api/visits/${LINK}/slots`]: { slots, timeZone: 'Africa/Casablanca' },
  }
  const api = createApiClient({
    baseUrl: 'http://otosafi.ma/api',
    language: 'fr',
    fetch: async ({ url }) => Response.json(answers[new URL(url).pathname]),
  })
  const visit: Visit = {
    id: LINK,
    reference: 'MA-VS-7K3Q2P4X',
    car: status === null ? null : cardOf({ status }),
    carName: 'Dacia Duster',
    slot: SLOT,
    testDrive: false,
    state,
    createdAt: '2026-05-20T10:00:00.000Z',
    cancellable,
    contact: null,
    events,
  }
  return loadVisit({ api, t, language: 'fr', url: new URL('http://otosafi.ma/fr/visits/x') }, visit)
}

it('has the times that the visit itself may be moved to, also while its car is reserved', async () => {
  const { choice } = await load('confirmed', 'reserved', true)
  expect(choice?.slots.map(({ id }) => id)).toEqual([SLOT.id])
})

it('knows whether its visitor has moved it as often as may be; the team is not counted', async () => {
  const at = '2026-05-20T11:00:00.000Z'
  const moveBy = (actor: VisitEvent['actor']): VisitEvent => ({
    action: 'move',
    actor,
    state: 'requested',
    startsAt: at,
    at,
  })
  const four = Array.from({ length: 4 }, () => moveBy('visitor'))
  const isClosed = async (last: VisitEvent) =>
    (await load('requested', 'available', true, [...four, last])).choice?.isClosed
  expect([await isClosed(moveBy('staff')), await isClosed(moveBy('visitor'))]).toEqual([false, true])
})

it('knows that it cannot be moved where the API offers no time, not where all of them are taken', async () => {
  const isClosed = async (slots: VisitSlot[]) =>
    (await load('confirmed', 'available', true, [], slots)).choice?.isClosed
  expect([await isClosed([]), await isClosed([{ ...SLOT, free: false }])]).toEqual([true, false])
})

it.each(['cancelled', 'missed'] as const)('another time follows a %s visit where the car is free', async (state) => {
  expect((await load(state, 'available')).next).toEqual({ href: `${STEPS}#visit`, label: 'car.action.visit' })
  for (const status of ['reserved', 'sold', null] as const) expect((await load(state, status)).next).toBeNull()
})

it('booking the car follows a visit that took place, and nothing one that is ahead', async () => {
  expect((await load('done', 'available')).next).toEqual({ href: STEPS, label: 'car.action.book' })
  expect((await load('done', 'sold')).next).toBeNull()
  expect((await load('confirmed', 'available')).next).toBeNull()
})
