// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import OurTeamPage, { loader } from './OurTeamPage.tsx'

it.each([
  ['Awa', 'A'],
  ['Awa Ndiaye', 'AN'],
  ['Salma El Idrissi', 'SI'],
])('without a portrait, %s has the initials %s', async (name, initials) => {
  const path = pathFor('ourTeam', 'fr')
  const member = { id: 'awa', name, role: 'Inspection', bio: null, photo: null }
  await openPage({
    language: 'fr',
    path,
    routes: [{ path, Component: OurTeamPage, loader, HydrateFallback: () => null }],
    answers: {
      'GET /api/our-team': () => Response.json({ ourTeam: [member], total: 1, currentPage: 1, pageLimit: 6 }),
    },
  })
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(name)
  expect(screen.getByText(initials).getAttribute('aria-hidden')).toBe('true')
})
