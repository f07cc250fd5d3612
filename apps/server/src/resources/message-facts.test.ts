import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { bookingFacts } from './bookings/booking-facts.ts'
import { exampleBooking, exampleVisit } from './bookings/testing/booking-rows.ts'
import { saleFacts, teamSaleFacts } from './sales/sale-facts.ts'
import { exampleSale, OFFER } from './sales/testing/sale-rows.ts'
import { visitFacts } from './visits/visit-facts.ts'

const { ma } = EDITIONS
const READER = { edition: ma, language: 'fr' } as const
const SALE = exampleSale({ edition: 'ma', language: 'wo' })
const DETAILS = { offer: OFFER, cityName: 'Casablanca', slot: null }

it('Messages about a booking have what was paid, what is due and what was paid back', () => {
  const row = { ...exampleBooking(READER), surplus: 500, returned: 200 }
  expect(bookingFacts(row, ma)).toMatchObject({
    car: { name: 'Dacia Duster', reference: 'MA-4K7Q2PXA' },
    paid: 3500,
    due: 3300,
    returned: 200,
  })
})

it('Messages about a visit have its time and place', () => {
  const row = exampleVisit(READER)
  const store = { name: row.store_name, address: row.store_address }
  expect(visitFacts(row, ma)).toMatchObject({ startsAt: row.starts_at, store, testDrive: true })
})

it('Messages about a sale have what is promised, and whether it was called off', () => {
  const promised = saleFacts({ ...SALE, state: 'accepted' }, DETAILS, ma)
  expect(promised.promise).toEqual({ kind: 'paid', until: new Date('2026-06-04T12:00:00Z') })
  const at = new Date('2026-06-20T12:00:00Z')
  const closed = saleFacts({ ...SALE, state: 'closed', appointment_at: at }, DETAILS, ma)
  expect([closed.isCalledOff, closed.promise, closed.appointment?.at]).toEqual([true, null, at])
})

it('Messages to the team have a sale in its own language, and whether the VIN looks mistyped', () => {
  const { answers, car } = teamSaleFacts({ ...SALE, vin: '1M8GDM9A0KP042788' }, DETAILS, ma)
  expect([answers[0]?.question, car.isVinDubious]).toEqual(['Quoi encore ?', true])
  expect(teamSaleFacts({ ...SALE, vin: '1M8GDM9AXKP042788' }, DETAILS, ma).car.isVinDubious).toBe(false)
})
