// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { edition } from '#edition'
import type { Sale } from '@otosafi/api-client/schema'
import { toKilometres } from '@otosafi/domain/reading/miles'

import { soldCarDetails } from '../../parts/appointments/shown-sale.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SoldCar } from './SoldCar.tsx'

const READ = 60_000

/** A sale of which nothing is known but what its odometer shows. */
const saleWith = (odometerUnit: Sale['car']['odometerUnit']) =>
  ({
    car: {
      brand: 'Ford',
      model: 'Escape',
      modelYear: 2019,
      mileage: odometerUnit === 'mi' ? toKilometres(READ) : READ,
      odometerUnit,
      fuelType: null,
      transmission: null,
      bodyType: null,
      color: null,
      grade: null,
      noOfOwners: null,
      vin: null,
      askingPrice: null,
      city: { id: 'casablanca', name: 'Casablanca' },
      carIssue: null,
      papers: [],
      wantedCar: null,
    },
    answers: [],
    photos: [],
    photosChangeable: false,
  }) as unknown as Sale

it.each(edition.languages)('shows a seller what the odometer reads where it counts miles, in %s', async (language) => {
  for (const unit of ['km', 'mi'] as const) {
    const sale = saleWith(unit)
    const element = <SoldCar details={soldCarDetails(sale)} />
    const { t, container, unmount } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
    expect(container.textContent).toContain(t('car.unit.km', { value: sale.car.mileage }))
    const said = container.textContent?.includes(t('car.odometerInMiles', { value: READ }))
    expect(said).toBe(unit === 'mi')
    unmount()
  }
})
