import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Calendar, CalendarDay } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Amina', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['getCalendar'] }
const day = (date: string, changed: Partial<CalendarDay> = {}): CalendarDay => ({
  day: date,
  isHoliday: false,
  special: [],
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
  isOpen: true,
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
  unsettled: [],
}

it('shows who comes on each day, of one showroom where one is chosen, and is turned by weeks', async () => {
  await openOffice('/calendar/ma', {
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
  await expect.poll(() => location.search).toBe('?store=agdal&from=2026-05-21')
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await expect.poll(() => location.search).toBe('?store=agdal&from=2026-05-28')
})

it('loads no week of a year that is being typed', async () => {
  const asked: (string | null)[] = []
  await openOffice('/calendar/ma', {
    'GET /me': () => Response.json(ME),
    'GET /calendar/ma': (_, query) => {
      asked.push(query.get('from'))
      return Response.json(WEEK)
    },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('From')
  for (const day of ['0002-06-11', '0020-06-11', '0202-06-11', '2026-06-11']) {
    fireEvent.change(field, { target: { value: day } })
    expect(field.value).toBe(day)
  }
  await expect.poll(() => asked).toEqual([null, '2026-06-11'])
})

describe('a day that is not as others', () => {
  const MANAGER = { ...ME, role: 'manager', may: ['getCalendar', 'setStoreDay', 'clearStoreDay'] }

  async function openDay(special: CalendarDay['special'], refused: readonly string[] = []) {
    const week = { ...WEEK, days: WEEK.days.map((each, at) => (at === 0 ? { ...each, special } : each)) }
    const change = (path: string) => () =>
      refused.includes(path) ? problem(422, 'validation_failed') : new Response(null, { status: 204 })
    const paths = ['/calendar/ma/maarif/2026-05-14', '/calendar/ma/agdal/2026-05-14']
    const calls = await openOffice('/calendar/ma', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () => Response.json(week),
      ...Object.fromEntries(
        paths.flatMap((path) => ['PUT', 'DELETE'].map((method) => [`${method} ${path}`, change(path)])),
      ),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    const sent = () => calls.filter(([call]) => !call.startsWith('GET'))
    return { user, dialog, sent }
  }

  it('is closed at all showrooms', async () => {
    const { user, dialog, sent } = await openDay([])
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect(sent()).toEqual([
      ['PUT /calendar/ma/maarif/2026-05-14', { hours: null, former: 'usual' }],
      ['PUT /calendar/ma/agdal/2026-05-14', { hours: null, former: 'usual' }],
    ])
  })

  it('is shorter at one showroom, and says what was refused with all that was typed', async () => {
    const { user, dialog, sent } = await openDay([], ['/calendar/ma/agdal/2026-05-14'])
    await user.click(dialog.getByRole('combobox', { name: 'Showroom' }))
    await user.click(await screen.findByRole('option', { name: 'Otosafi Agdal' }))
    await user.click(dialog.getByRole('radio', { name: 'Open at these hours alone' }))
    await user.type(dialog.getByLabelText(/^Opens/), '10:00')
    await user.type(dialog.getByLabelText(/^Closes/), '12:30')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Something that was entered', { exact: false })).toBeTruthy()
    expect(dialog.getByDisplayValue('12:30')).toBeTruthy()
    expect(sent()).toEqual([
      ['PUT /calendar/ma/agdal/2026-05-14', { hours: { opens: '10:00', closes: '12:30' }, former: 'usual' }],
    ])
  })

  it('is shown closed at the showrooms that took it, where another one refuses', async () => {
    let special: CalendarDay['special'] = []
    await openOffice('/calendar/ma', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () =>
        Response.json({ ...WEEK, days: WEEK.days.map((each, at) => (at === 0 ? { ...each, special } : each)) }),
      'PUT /calendar/ma/maarif/2026-05-14': () => {
        special = [{ store: 'maarif', hours: null }]
        return new Response(null, { status: 204 })
      },
      'PUT /calendar/ma/agdal/2026-05-14': () => problem(422, 'validation_failed'),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Something that was entered', { exact: false })).toBeTruthy()
    expect(screen.getByText('Otosafi Maârif: closed on this day')).toBeTruthy()
  })

  it('is said to be changed where the calendar cannot be loaded again', async () => {
    let isLost = false
    await openOffice('/calendar/ma?store=agdal', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () => (isLost ? Response.error() : Response.json(WEEK)),
      'PUT /calendar/ma/agdal/2026-05-14': () => {
        isLost = true
        return new Response(null, { status: 204 })
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It was done, but/)
    expect(screen.getByRole('region', { name: 'Thursday, 14 May 2026' })).toBeTruthy()
  })

  it('keeps what was typed where somebody else was faster, and the calendar cannot be loaded again', async () => {
    let isLost = false
    await openOffice('/calendar/ma?store=agdal', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () => (isLost ? Response.error() : Response.json(WEEK)),
      'PUT /calendar/ma/agdal/2026-05-14': () => {
        isLost = true
        return problem(409, 'conflict')
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-05-17' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Somebody else was faster, and how it stands now/)
    expect(dialog.getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2026-05-17')
  })

  it('is closed with those that follow until a last one', async () => {
    const { user, dialog, sent } = await openDay([])
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-05-17' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect(sent()).toContainEqual([
      'PUT /calendar/ma/agdal/2026-05-14',
      { hours: null, former: 'usual', until: '2026-05-17' },
    ])
  })

  it('is as usual again where it was not', async () => {
    const { user, dialog, sent } = await openDay([{ store: 'agdal', hours: { opens: '10:00', closes: '12:00' } }])
    expect(screen.getByText('Otosafi Agdal: open from 10:00 to 12:00')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Open as usual' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(sent).toEqual([['DELETE /calendar/ma/agdal/2026-05-14', null]])
  })

  it('is as usual again with those that follow until a last one, at all showrooms', async () => {
    const asked: string[] = []
    const cleared = (store: string) => (_: unknown, query: URLSearchParams) => {
      asked.push(`${store} ${query.toString()}`)
      return new Response(null, { status: 204 })
    }
    const special: CalendarDay['special'] = [{ store: 'agdal', hours: null }]
    await openOffice('/calendar/ma', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () =>
        Response.json({ ...WEEK, days: WEEK.days.map((each, at) => (at === 0 ? { ...each, special } : each)) }),
      'DELETE /calendar/ma/maarif/2026-05-14': cleared('maarif'),
      'DELETE /calendar/ma/agdal/2026-05-14': cleared('agdal'),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'Open as usual' }))
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-05-17' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect(asked).toEqual(['maarif former=usual&until=2026-05-17', 'agdal former=closed&until=2026-05-17'])
  })

  it('is shown as somebody else made it meanwhile, and changed by a second press', async () => {
    let special: CalendarDay['special'] = []
    const former: (string | null)[] = []
    const take = (seen: string | null) => {
      former.push(seen)
      if (former.length > 1) return new Response(null, { status: 204 })
      special = [{ store: 'maarif', hours: { opens: '11:00', closes: '15:00' } }]
      return problem(409, 'conflict')
    }
    const path = '/calendar/ma/maarif/2026-05-14'
    await openOffice('/calendar/ma?store=maarif', {
      'GET /me': () => Response.json(MANAGER),
      'GET /calendar/ma': () =>
        Response.json({ ...WEEK, days: WEEK.days.map((each, at) => (at === 0 ? { ...each, special } : each)) }),
      [`PUT ${path}`]: (body) => take((body as { former: string }).former),
      [`DELETE ${path}`]: (_, query) => take(query.get('former')),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Other hours on Thursday, 14 May 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/^Somebody else was faster/)).toBeTruthy()
    expect(await screen.findByText('Otosafi Maârif: open from 11:00 to 15:00')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Open as usual' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => former).toEqual(['usual', '11:00-15:00'])
  })

  it('is no agent’s, who sees which appointments are to be settled', async () => {
    const late = { ...visit('agdal', '2026-05-20T09:00:00.000Z', 'MA-VS-CCCCCCCC'), isOpen: false }
    await openOffice('/calendar/ma', {
      'GET /me': () => Response.json(ME),
      'GET /calendar/ma': () => Response.json({ ...WEEK, unsettled: [late] }),
    })
    const note = within(await screen.findByRole('status'))
    expect(note.getByText('1 appointment while the showroom is closed')).toBeTruthy()
    expect(note.getByRole('link').getAttribute('href')).toBe('/cases/visit/ma/MA-VS-CCCCCCCC')
    expect(screen.queryByRole('button', { name: /^Other hours/ })).toBe(null)
  })
})
