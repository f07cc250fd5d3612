// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { MileageReadings } from './MileageReadings.tsx'

const inspectionOn = (date: string, mileage: number) => ({
  date,
  mileage,
  source: 'inspection' as const,
  proven: true,
})

async function openReadings(...mileageReadings: ReturnType<typeof inspectionOn>[]) {
  const element = <MileageReadings car={{ mileageEvidence: 'likely', mileageReadings }} />
  await openPage({ language: 'en', path: '/', routes: [{ path: '/', element }] })
}

it('readings of several months are drawn and listed', async () => {
  await openReadings(inspectionOn('2026-09-30', 81_000), inspectionOn('2026-11-18', 82_415))
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('readings of one month are listed alone, since nothing shows in a drawing of them', async () => {
  await openReadings(inspectionOn('2026-11-18', 82_415), inspectionOn('2026-11-30', 82_448))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('a fall is drawn even within a month', async () => {
  await openReadings(inspectionOn('2026-11-18', 82_415), inspectionOn('2026-11-30', 41_448))
  expect(screen.getAllByRole('img')).toHaveLength(1)
})
