// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import { cardOf } from '@otosafi/api-client/testing/card'
import { carPath } from '@otosafi/editions/routes/car-path'

import { CLAIM_VALUES } from '../../claims/claim-values.ts'
import { openPage } from '../../testing/open-page.tsx'
import { Hero } from './Hero.tsx'
import type { Home } from './load-home.ts'

const HOME = {
  total: 2,
  priceRange: { min: 1, max: 2 },
  recent: [],
  lowered: 0,
  allBrands: [],
  allPlaces: [],
} as unknown as Home

const open = (home: Partial<Home>) =>
  openPage({
    language: 'fr',
    path: '/fr',
    routes: [
      { path: '/fr', element: <Hero total={2} home={{ ...HOME, ...home }} /> },
      { path: '*', element: null },
    ],
  })

describe('what stands under the search on home', () => {
  it('shows the report of a certified car behind the claim of its inspection, and how many prices were lowered', async () => {
    const certified = cardOf({ id: '5k7q2pxa', certified: true })
    const { t } = await open({ recent: [cardOf({ certified: false }), certified], lowered: 12 })
    const claim = screen.getByRole('link', { name: t('hero:claims.inspectionPoints', CLAIM_VALUES) })
    const path = carPath({ ...certified, brand: certified.brand.id, model: certified.model.id }, 'fr')
    expect(claim.getAttribute('href')).toBe(`${path}/report`)
    const lowered = screen.getByRole('link', { name: `${t('car.badge.priceLowered')} (12)` })
    expect(lowered.getAttribute('href')).toBe('/fr/buy-cars?highlight=priceLowered')
  })

  it('is only what the edition claims where no car is certified and no price lowered', async () => {
    const { t } = await open({ recent: [cardOf({ certified: false })] })
    for (const claim of edition.claims.slice(0, 4))
      expect(screen.getByText(t(`hero:claims.${claim}`, CLAIM_VALUES))).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
