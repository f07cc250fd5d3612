// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { data } from 'react-router'
import { expect, it } from 'vitest'

import { saveSearchPath } from '../../navigation/save-search-path.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SaveSearch } from './SaveSearch.tsx'

it.each([
  ['the way to what is saved', true, 'link', 'listing.saved'],
  ['the button of a search that was refused', false, 'button', 'listing.save'],
] as const)('%s has the focus of what was there before', async (_, sent, role, name) => {
  document.cookie = 'session=1'
  const query = { filters: { fuelType: ['diesel'] }, sort: 'newest', page: 1 } as const
  const [path = ''] = saveSearchPath('fuelType=diesel', 'fr').split('?')
  const answer = Promise.withResolvers<unknown>()
  const { user, t } = await openPage({
    language: 'fr',
    path: '/',
    routes: [
      { path: '/', element: <SaveSearch query={query} /> },
      { path, action: () => answer.promise },
    ],
  })
  await user.click(screen.getByRole('button', { name: t('listing.save') }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: t('listing.saved') })))
  answer.resolve(data({ form: 'save', sent }, { status: sent ? 200 : 422 }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name: t(name) })))
})
