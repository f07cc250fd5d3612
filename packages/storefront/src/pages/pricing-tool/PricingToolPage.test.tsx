// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiAnswers, openPage } from '../../testing/open-page.tsx'
import PricingToolPage, { loader } from './PricingToolPage.tsx'

const PATH = pathFor('pricingTool', 'fr')
const RANGE = { low: 90_000, middle: 97_000, high: 104_000 }
const VALUATION = {
  currency: 'MAD',
  range: RANGE,
  comparables: 9,
  confidence: 'medium',
  loss: null,
  cars: [],
  date: '2026-05-12',
}
const ANSWERS: ApiAnswers = {
  'GET /api/pricing/brands': () => Response.json({ brands: [{ id: 'kia', name: 'Kia' }] }),
  'GET /api/pricing/models': () => Response.json({ models: [{ id: 'rio', name: 'Rio' }] }),
  'GET /api/pricing/years': () => Response.json({ years: [2018] }),
  'POST /api/pricing/valuations': () => Response.json(VALUATION),
}

async function open(query: string) {
  const routes = [{ path: PATH, Component: PricingToolPage, loader, HydrateFallback: () => null }]
  const { container, t } = await openPage({ language: 'fr', path: PATH + query, routes, answers: ANSWERS })
  await screen.findByRole('heading', { level: 1 })
  return { t, announced: container.querySelector('[aria-live=polite]')?.textContent }
}

it('does not announce all models of a brand that is chosen', async () => {
  const { announced } = await open('?brand=kia')
  expect(screen.getByRole('link', { name: 'Rio' })).toBeTruthy()
  expect(announced).toBe('')
})

it('announces what a car is worth', async () => {
  const { t, announced } = await open('?brand=kia&model=rio&year=2018')
  expect(announced).toContain(t('finance:valuation.range', RANGE))
})
