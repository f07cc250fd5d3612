// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import { FavouritesView } from './FavouritesView.tsx'

it.each(['fr', 'ar'] as const)(
  'an empty list leads who comes by an alert without a session to sign in, and back, in %s',
  async (language) => {
    const path = pathFor('favourites', language)
    const { t } = await openPage({ language, path, routes: [{ path, element: <FavouritesView cars={[]} gone={0} /> }] })
    screen.getByText(t('favourites.empty.title'))
    const way = screen.getByRole('link', { name: t('account:signUp.haveAccount') })
    expect(way.getAttribute('href')).toBe(`${pathFor('signIn', language)}?return=${path}`)
  },
)
