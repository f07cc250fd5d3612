// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { PageFailure } from './PageFailure.tsx'

const PATH = '/fr/page'

const open = (status: number) => {
  // As React Router has an answer whose status is that of an error.
  const error = { status, statusText: '', internal: false, data: 'unavailable' }
  return openPage({ language: 'fr', path: PATH, routes: [{ path: PATH, element: <PageFailure error={error} /> }] })
}

it.each([429, 502, 503, 504])('offers to try again where a page was answered with %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.screenNotLoaded'))
  expect(screen.getByRole('button', { name: t('actions.retry') })).toBeTruthy()
})

it.each([400, 500])('says that something unexpected happened, with ways to go on, at %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.unexpected'))
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
