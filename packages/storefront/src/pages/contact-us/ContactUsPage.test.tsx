// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import ContactUsPage, { loader } from './ContactUsPage.tsx'

const PATH = pathFor('contactUs', 'ar')
const CONTACT = {
  phone: '+212522123456',
  email: 'hello@otosafi.ma',
  address: '999, boulevard de la Démonstration, Aïn Sebaâ, Casablanca',
  openingHours: [],
}
const STORE = {
  id: 'agdal',
  name: 'Otosafi Agdal',
  kind: 'showroom',
  city: { id: 'rabat', name: 'Rabat' },
  address: '999, avenue de la Démonstration, Agdal, Rabat',
  location: null,
  phone: CONTACT.phone,
  openingHours: [],
  specialDays: [],
  count: 0,
  photo: null,
}

it('writes each address as a whole in its own direction, also where the page runs from right to left', async () => {
  const { container } = await openPage({
    language: 'ar',
    path: PATH,
    routes: [{ path: PATH, Component: ContactUsPage, loader, HydrateFallback: () => null }],
    answers: {
      'GET /api/contact-information': () => Response.json(CONTACT),
      'GET /api/contact-information/get-instagram-url': () => Response.json({ instagramUrl: null }),
      'GET /api/stores': () => Response.json({ stores: [STORE] }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(isolated).toEqual(expect.arrayContaining([CONTACT.address, STORE.address]))
})
