// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'

import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import type { FormValues } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SellSummary } from './SellSummary.tsx'
import { useCarPhotos } from './use-car-photos.ts'

const CAR: FormValues = { brand: 'Dacia', model: 'Duster', modelYear: '2019' }

const NO_FILES: File[] = []

function Summary({ values, files = NO_FILES }: { values: FormValues; files?: File[] }) {
  const photos = useCarPhotos()
  useEffect(() => photos.add(files), [photos, files])
  return <SellSummary values={values} photos={photos} onChange={() => undefined} />
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

it('counts no photo that is not taken', async () => {
  const files = [new File(['none'], 'IMG_1.jpg', { type: 'image/jpeg' })]
  const element = <Summary values={{ ...CAR, mileage: '84000' }} files={files} />
  const { t } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element }] })
  const counted = t('sell:photos.count', { count: 0, most: MAX_CAR_PHOTOS }).replace('\u00a0', ' ')
  expect(await screen.findByText(counted)).toBeTruthy()
})
