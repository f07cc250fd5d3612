import { expect, it, onTestFinished, vi } from 'vitest'

import type { ApiClient } from '@otosafi/api-client/client'
import { cardOf } from '@otosafi/api-client/testing/card'

import { translatorOf } from '../../texts/translators.ts'
import { loadCar } from './load-car.ts'

const { t } = translatorOf('en')

/** Loads a car without a report, with these facts. */
function load(facts: Record<string, unknown>) {
  const car = { ...cardOf(), photos: [], inspection: null, documents: [], dateFirstUse: '2015-03-02', ...facts }
  const api = {
    GET: (path: string) =>
      Promise.resolve({ response: new Response(null), data: path === '/cars/{id}' ? car : undefined }),
  } as unknown as ApiClient
  return loadCar({ api, t }, car.id)
}

it('says of a paper that it has run out as soon as its last day is over by the calendar of the edition', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-18T23:30:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const document = { kind: 'registration', number: null, issuedOn: '2015-03-02', validUntil: '2026-05-18' }
  const { staticData } = await load({ documents: [document] })
  expect(staticData.papers.find(({ kind }) => kind === 'registration')).toMatchObject({ state: 'expired' })
})

it.each([
  ['km', null],
  ['mi', 60_000],
])('knows what an odometer in %s shows where that is not the kilometres: %s', async (odometerUnit, miles) => {
  const { staticData } = await load({ mileage: 96_560, odometerUnit })
  expect(staticData.car).toMatchObject({ mileage: 96_560, miles })
})
