// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'

import { openPage } from '../../testing/open-page.tsx'
import { AccountDetails } from './AccountDetails.tsx'

const USER = {
  fullName: 'Salma Bennani',
  email: 'salma@example.org',
  emailVerified: true,
  phone: null,
  phoneVerified: false,
}
const PHOTO = { key: 'k7q2pxa4', width: 640, height: 640, placeholder: '#aabbcc' }

it.each([
  ['the photo', PHOTO, 1],
  ['no photo', null, 0],
])('The account shows its holder by name, with %s', async (_, photo, photos) => {
  const routes = [{ path: '/fr/account', element: <AccountDetails {...USER} photo={photo} /> }]
  const { t } = await openPage({ language: 'fr', path: '/fr/account', routes })
  screen.getByText(USER.fullName)
  expect(screen.queryAllByRole('img', { name: t('account:photo.alt') })).toHaveLength(photos)
})

it('The account says of a number that is not verified that it waits for its code', async () => {
  const user = { ...USER, phone: '+212661234567', photo: null }
  const routes = [{ path: '/fr/account', element: <AccountDetails {...user} /> }]
  const { container, t } = await openPage({ language: 'fr', path: '/fr/account', routes })
  const number = formatPhone(user.phone, edition.phone)
  expect(container.textContent).toContain(t('account:profile.pending', { contact: number }))
  screen.getByText(USER.email)
})
