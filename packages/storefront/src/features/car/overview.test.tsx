// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { toKilometres, toMiles } from '@otosafi/domain/reading/miles'

import { openPage } from '../../testing/open-page.tsx'
import { CarFacts } from './CarHead.tsx'
import type { CarDetail } from './load-car.ts'
import { Overview } from './Overview.tsx'

/** The facts of a car that the head and the overview of its page show. */
const carWith = (mileage: number, miles: number | null) =>
  ({
    modelYear: 2019,
    mileage,
    miles,
    fuelType: 'petrol',
    transmission: 'automatic',
    bodyType: 'suv',
    conditions: ['used', 'imported'],
    origin: 'imported',
    noOfOwners: 2,
    dateFirstUse: null,
    city: { id: 'casablanca', name: 'Casablanca' },
    tamperedOdometer: false,
    carIssue: null,
  }) as unknown as CarDetail

it.each(edition.languages)(
  'shows the kilometres, and says that they are converted where the odometer counts miles: %s',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom('km', 'mi'), async (reading, unit) => {
        const mileage = unit === 'mi' ? toKilometres(reading) : reading
        const car = carWith(mileage, unit === 'mi' ? toMiles(mileage) : null)
        const element = [<CarFacts key="head" car={car} />, <Overview key="overview" car={car} />]
        const { t, container, unmount } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
        expect(container.textContent).toContain(t('car.unit.km', { value: mileage }))
        const said = container.textContent?.includes(t('car.odometerInMiles', { value: reading }))
        expect(said).toBe(unit === 'mi')
        unmount()
      }),
      { numRuns: 15 },
    )
  },
)
