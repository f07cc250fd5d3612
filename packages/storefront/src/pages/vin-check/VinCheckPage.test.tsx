// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import VinCheckPage, { loader } from './VinCheckPage.tsx'

const PATH = pathFor('vinCheck', 'fr')

it.each([
  ['', null],
  ['?vin=', 'true'],
  ['?vin=1HGCM82633A00435', 'true'],
  ['?vin=1HGCM82633A004352', null],
])('says what a number has where none was given to the button that reads it: %j', async (query, isInvalid) => {
  const { container } = await openPage({
    language: 'fr',
    path: PATH + query,
    routes: [{ path: PATH, Component: VinCheckPage, loader, HydrateFallback: () => null }],
  })
  await screen.findByRole('heading', { level: 1 })
  expect(container.querySelector('#vin')?.getAttribute('aria-invalid')).toBe(isInvalid)
})
