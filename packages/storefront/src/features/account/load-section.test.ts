import { expect, it } from 'vitest'

import type { ApiClient } from '@otosafi/api-client/client'
import type { Booking, Sale, User, Visit } from '@otosafi/api-client/schema'

import type { PageRequest } from '../../request/page-request.ts'
import { loadSection } from './load-section.ts'

const booking = {
  id: 'booking-secret',
  reference: 'MA-BK-7K3Q2P4X',
  state: 'held',
  createdAt: '2026-05-18T09:00:00.000+01:00',
  heldUntil: '2026-05-25T09:00:00.000+01:00',
  depositDueAt: null,
  car: null,
  carName: 'Dacia Logan',
  terms: { deposit: 3000, refundDays: null },
  payment: { payable: false, state: null, stray: null },
  paidBack: 0,
} as unknown as Booking

const visit = {
  id: 'visit-secret',
  reference: 'MA-VS-7K3Q2P4X',
  state: 'confirmed',
  createdAt: '2026-05-19T09:00:00.000+01:00',
  cancellable: true,
  car: null,
  carName: 'Dacia Logan',
  slot: { startsAt: '2026-05-27T14:30:00.000+01:00' },
} as unknown as Visit

const sale = {
  id: 'sale-secret',
  reference: 'MA-SL-7K3Q2P4X',
  state: 'offer',
  createdAt: '2026-05-20T09:00:00.000+01:00',
  withdrawable: true,
  car: { brand: 'Dacia', model: 'Duster', modelYear: 2018 },
  appointment: null,
  offer: { number: 1, base: 90_000, lines: [], amount: 85_000, validUntil: '2026-05-27T09:00:00.000+01:00' },
  promise: null,
} as unknown as Sale

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as unknown as PageRequest['t']

/** The list of an account of which the API answers so. */
async function listed(answers: { requests?: unknown[]; bookings?: unknown[]; visits?: unknown[]; sales?: unknown[] }) {
  const own = { requests: [], bookings: [], visits: [], sales: [], ...answers }
  const answering = {
    GET: () => Promise.resolve({ response: new Response(null), data: own }),
  } as unknown as ApiClient
  const url = new URL('https://otosafi.example/fr/account/requests')
  const data = await loadSection('requests', {} as User, { api: answering, url, t, language: 'fr' })
  if (data.section !== 'requests') throw new Error(data.section)
  return data.requests
}

it('The requests of an account hold its bookings, visits and sales, what is due first, with what comes next', async () => {
  const entries = await listed({ bookings: [booking], visits: [visit], sales: [sale] })
  expect(entries.map((each) => 'id' in each && [each.kind, each.id, each.tone, each.next, each.moment])).toEqual([
    [
      'booking',
      'booking-secret',
      'brand',
      'booking:text.held {"car":"Dacia Logan","deposit":3000,"day":"2026-05-25","time":"09:00","amount":0}',
      null,
    ],
    [
      'sale',
      'sale-secret',
      'accent',
      'sell:sale.text.offer {"car":"Dacia Duster 2018","amount":85000,"day":"2026-05-27","time":"09:00"}',
      null,
    ],
    [
      'visit',
      'visit-secret',
      'brand',
      'booking:visitText.confirmed {"car":"Dacia Logan"}',
      { day: '2026-05-27', time: '14:30' },
    ],
  ])
})

it('What is open comes before what is over, whatever kind it is of', async () => {
  const request = (reference: string, state: string, createdAt: string) => ({ reference, state, createdAt, car: null })
  const entries = await listed({
    requests: [
      request('answered', 'closed', '2026-05-30T09:00:00.000+01:00'),
      request('later', 'received', '2026-05-29T10:00:00.000+01:00'),
      request('earlier', 'inProgress', '2026-05-29T09:00:00.000+01:00'),
    ],
    bookings: [
      { ...booking, reference: 'cancelled', state: 'cancelled', heldUntil: null, refundDue: 0 },
      { ...booking, reference: 'moneyDue', state: 'cancelled', heldUntil: null, refundDue: 3000 },
    ],
    visits: [{ ...visit, reference: 'missed', state: 'missed', createdAt: '2026-05-31T09:00:00.000+01:00' }],
    sales: [{ ...sale, reference: 'offer' }],
  })
  expect(entries.map(({ reference }) => reference)).toEqual([
    'offer',
    'later',
    'earlier',
    'moneyDue',
    'missed',
    'answered',
    'cancelled',
  ])
})

it.each([
  ['requests', '/profile/requests', { requests: [{ createdAt: '2026-05-18T23:30:00.000Z', car: null }] }],
  [
    'sign-ins',
    '/profile/sessions',
    { sessions: [{ createdAt: '2026-05-18T23:30:00.000Z', lastUsedAt: '2026-05-20' }] },
  ],
  ['privacy', '/profile/consents', { consents: [{ at: '2026-05-18T23:30:00.000Z' }] }],
] as const)('The days of %s are those of the edition', async (section, path, data) => {
  const none = { bookings: [], visits: [], sales: [] }
  const answering = {
    GET: (asked: string) => Promise.resolve({ response: new Response(null), data: asked === path ? data : none }),
  } as unknown as ApiClient
  const url = new URL(`https://otosafi.example/fr/account/${section}`)
  const loaded = JSON.stringify(await loadSection(section, {} as User, { api: answering, url, t, language: 'fr' }))
  expect(loaded).toMatch(/"(?:day|since)":"2026-05-19"/)
})

it('What ends with an account is what is open of its bookings, visits and sales', async () => {
  const own = {
    consents: [],
    bookings: [booking, { ...booking, reference: 'cancelled', state: 'cancelled' }],
    visits: [visit, { ...visit, reference: 'done', state: 'done' }],
    sales: [sale, { ...sale, reference: 'accepted', state: 'accepted', withdrawable: false }],
  }
  const answering = {
    GET: () => Promise.resolve({ response: new Response(null), data: own }),
  } as unknown as ApiClient
  const url = new URL('https://otosafi.example/fr/account/privacy')
  const data = await loadSection('privacy', {} as User, { api: answering, url, t, language: 'fr' })
  if (data.section !== 'privacy') throw new Error(data.section)
  expect(data.consents.open).toEqual([
    { kind: 'booking', id: 'booking-secret', reference: booking.reference, car: 'Dacia Logan' },
    { kind: 'visit', id: 'visit-secret', reference: visit.reference, car: 'Dacia Logan' },
    { kind: 'sale', id: 'sale-secret', reference: sale.reference, car: 'Dacia Duster 2018' },
  ])
})

it('An address or number that was never verified waits for its code, and nobody signs in with it', async () => {
  const user = {
    email: 'salma@example.org',
    emailVerified: false,
    pendingEmail: null,
    phone: '+212661234567',
    phoneVerified: true,
    pendingPhone: '+212661234568',
  } as User
  const url = new URL('https://otosafi.example/fr/account/edit-profile')
  expect(await loadSection('edit-profile', user, { api: {} as ApiClient, url, t, language: 'fr' })).toMatchObject({
    user: {
      email: null,
      pendingEmail: 'salma@example.org',
      phone: '+212661234567',
      pendingPhone: '+212661234568',
      username: '+212661234567',
    },
  })
})
