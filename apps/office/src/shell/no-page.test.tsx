import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'i', name: 'Amina', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }

it('says at an address without a page that there is none, and shows the way on', async () => {
  await openOffice('/nowhere', { 'GET /me': () => Response.json(ME) })
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('alert')).toBe(null)
})
