// @vitest-environment jsdom
import { expect, it } from 'vitest'

import type { FormValues } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SellSummary } from './SellSummary.tsx'
import { useCarPhotos } from './use-car-photos.ts'

const CAR: FormValues = { brand: 'Dacia', model: 'Duster', modelYear: '2019' }

function Summary({ values }: { values: FormValues }) {
  return <SellSummary values={values} photos={useCarPhotos()} onChange={() => undefined} />
}

it.each([
  ['84 000 km', '', 'km', 84_000],
  ['60000', 'mi', 'mi', 60_000],
] as const)('sums up a car of %s, of an odometer in %j, in its unit', async (mileage, odometerUnit, unit, value) => {
  const element = <Summary values={{ ...CAR, mileage, odometerUnit }} />
  const { container, t } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element }] })
  const said = t(`car.unit.${unit}`, { value })
  const line = container.querySelector('p')
  expect(line?.textContent).toContain(`Dacia Duster 2019, ${said} `)
  // In Arabic the name runs the other way than what the odometer shows.
  const parts = [...(line?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)
  expect(parts).toEqual(['Dacia Duster 2019', said])
})
