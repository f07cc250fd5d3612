import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { Calendar, CalendarDay } from '@otosafi/api-client/office-schema'

import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Amina', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['getCalendar'] }
const day = (date: string, changed: Partial<CalendarDay> = {}): CalendarDay => ({
  day: date,
  isHoliday: false,
  places: [
    { store: 'maarif', places: 22 },
    { store: 'agdal', places: 20 },
  ],
  appointments: [],
  ...changed,
})
const visit = (store: string, startsAt: string, reference: string) => ({
  store,
  startsAt,
  kind: 'visit' as const,
  reference,
  about: 'Dacia Logan',
  from: 'Salma Bennani',
  isConfirmed: reference.endsWith('A'),
})
const WEEK: Calendar = {
  timeZone: 'Africa/Casablanca',
  stores: [
    { id: 'maarif', name: 'Otosafi Maârif' },
    { id: 'agdal', name: 'Otosafi Agdal' },
  ],
  days: [
    day('2026-05-14', {
      appointments: [
        visit('maarif', '2026-05-14T09:00:00.000Z', 'MA-VS-AAAAAAAA'),
        visit('agdal', '2026-05-14T10:30:00.000Z', 'MA-VS-BBBBBBBB'),
      ],
    }),
    day('2026-05-15', { places: [], isHoliday: true }),
    day('2026-05-16', { places: [] }),
    ...['17', '18', '19', '20'].map((date) => day(`2026-05-${date}`)),
  ],
}

it('shows who comes on each day, of one showroom where one is chosen, and goes on by weeks', async () => {
  const calls = await openOffice('/calendar/ma', {
    'GET /me': () => Response.json(ME),
    'GET /calendar/ma': () => Response.json(WEEK),
  })
  const user = userEvent.setup()
  const first = within(await screen.findByRole('region', { name: 'Thursday, 14 May 2026' }))
  expect(first.getByText('2 of 42 places taken')).toBeTruthy()
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cases/visit/ma/MA-VS-AAAAAAAA',
    '/cases/visit/ma/MA-VS-BBBBBBBB',
  ])
  expect(first.getAllByText('To be confirmed')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: /15 May/ })).getByText('Holiday')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: /16 May/ })).getByText('Closed')).toBeTruthy()

  await user.click(screen.getByRole('combobox', { name: 'Showroom' }))
  await user.click(await screen.findByRole('option', { name: 'Otosafi Agdal' }))
  expect(await screen.findByText('1 of 20 places taken')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await expect.poll(() => calls.length).toBeGreaterThan(3)
  expect(location.search).toBe('?store=agdal&from=2026-05-21')
})
