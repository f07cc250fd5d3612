// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { AccountFrame } from './AccountFrame.tsx'

it('The account leads first to what comes of visits, then to its settings', async () => {
  const routes = [{ path: '/fr/account', element: <AccountFrame current={null}>Salma</AccountFrame> }]
  const { t } = await openPage({ language: 'fr', path: '/fr/account', routes })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    t('routes:account'),
    t('account:requests.title'),
    t('routes:favourites'),
    t('account:searches.title'),
    t('account:liked.title'),
    t('routes:editProfile'),
    t('account:password.title'),
    t('account:devices.title'),
    t('account:privacy.title'),
  ])
})
