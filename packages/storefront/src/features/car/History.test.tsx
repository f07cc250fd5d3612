// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { ServiceHistory } from '@otosafi/api-client/schema'

import { openPage } from '../../testing/open-page.tsx'
import { History } from './History.tsx'

const SERVICE: ServiceHistory = {
  date: '2024-03-10',
  odometer: 41_000,
  workshop: 'Garage Atlas',
  city: 'Casablanca',
  work: 'Brake pads',
  proof: 'invoice',
}

const open = (services: readonly ServiceHistory[]) =>
  openPage({ language: 'en', path: '/', routes: [{ path: '/', element: <History services={services} known /> }] })

it('lists services as they come, several of one day too', async () => {
  const services = [SERVICE, { ...SERVICE, work: 'Oil' }, { ...SERVICE, date: '2022-02-01', work: 'Tyres' }]
  await open(services)
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('[dir=auto]')?.textContent)).toEqual([
    'Brake pads',
    'Oil',
    'Tyres',
  ])
})

it('says that nothing is known, and shows no empty list', async () => {
  const { t } = await open([])
  expect(screen.getByText(t('car.service.none'))).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
