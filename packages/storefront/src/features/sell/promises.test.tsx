// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { Promises } from './Promises.tsx'

it('Sellers read that they are asked for no money, and find the way to a call', async () => {
  const routes = [{ path: '/fr', element: <Promises days={7} /> }]
  const { t } = await openPage({ language: 'fr', path: '/fr', routes })
  screen.getByText(t('sell:why.never'))
  const link = screen.getByRole('link', { name: t('car.action.callMeBack') })
  expect(link.getAttribute('href')).toBe('/fr/contact-us#callback')
})
