// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { CarSheet } from './CarSheet.tsx'
import type { CarDetail } from './load-car.ts'

const CAR = {
  trim: null,
  mileage: 96_560,
  mileageEvidence: 'likely',
  mileageReadings: [],
  fuelType: 'petrol',
  transmission: 'automatic',
  city: { id: 'casablanca', name: 'Casablanca' },
  price: 100_000,
  reference: 'MA-4711AAAA',
  vin: null,
  isNew: false,
  inspection: null,
  certifiedUntil: null,
  uncertifiedReasons: ['noReport'],
  marketLow: null,
  marketHigh: null,
}
const TRANSFER = { steps: [], payer: null, days: null, visitMonths: null, fee: null, date: '2026-05-01' }

it.each([60_000, null])('says what an odometer that counts miles shows, and of others nothing: %s', async (miles) => {
  const car = { ...CAR, miles } as unknown as CarDetail
  const sheet = (
    <CarSheet
      name="Ford Edge"
      car={car}
      findings={null}
      map={null}
      repairs={null}
      papers={[]}
      transfer={TRANSFER}
      photos={[]}
      comparables={[]}
      address="/buy/ford/edge/2019/96560/abcdefgh"
      url="http://localhost/buy/ford/edge/2019/96560/abcdefgh"
      code=""
      size={25}
    />
  )
  const { t, container } = await openPage({ language: 'en', path: '/', routes: [{ path: '/', element: sheet }] })
  const said = container.textContent?.split(t('car.odometerInMiles', { value: 60_000 }))
  expect(said).toHaveLength(miles === null ? 1 : 2)
})
