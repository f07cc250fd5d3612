// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import CategoriesPage, { loader } from './CategoriesPage.tsx'

const CATEGORIES = [
  { id: 'family', name: 'Famille', description: 'Pour cinq', count: 3 },
  { id: 'none', name: 'Vide', description: 'Rien', count: 0 },
  { id: 'suv', name: 'SUV', description: 'Hauts', count: 12 },
]

it('leads to each category that has cars, with its count, those with most first', async () => {
  await openPage({
    language: 'fr',
    path: pathFor('categories', 'fr'),
    routes: [{ path: '/fr/category', Component: CategoriesPage, loader, HydrateFallback: () => null }],
    answers: { 'GET /api/categories': () => Response.json({ categories: CATEGORIES }) },
  })
  await screen.findByRole('heading', { level: 1 })
  const items = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem')
  expect(
    items.map((item) => [within(item).getByRole('link').getAttribute('href'), item.textContent.replaceAll(/\s/g, ' ')]),
  ).toEqual([
    ['/fr/category/suv', 'SUV12 voituresHauts'],
    ['/fr/category/family', 'Famille3 voituresPour cinq'],
  ])
})
