import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { DRAFT } from '../testing/draft.ts'
import { openOffice } from '../testing/open-office.tsx'

const MAY = ['listRequests', 'listStock']
const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: MAY }
const CAR_PATH = '/cars/ma/4k7q2pxa'
const ANSWERS = {
  'GET /me': () => Response.json(ME),
  'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }),
  [`GET ${CAR_PATH}`]: () => Response.json(DRAFT),
}

// Before the others: a page that was left once is brought back to where it was, which scrolls too.
it('stays where it is while its list is narrowed', async () => {
  await openOffice('/', ANSWERS)
  const due = await screen.findByRole('checkbox', { name: 'Due' })
  const scrolled = vi.fn<(x: number, y: number) => void>()
  vi.stubGlobal('scrollTo', scrolled)
  await userEvent.setup().click(due)
  await expect.poll(() => location.search).toBe('?due=true')
  await expect.poll(() => screen.queryByRole('progressbar')).toBe(null)
  expect(scrolled).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(due)
})

it('begins at its top, with the focus on its content', async () => {
  await openOffice(CAR_PATH, ANSWERS)
  const scrolled = vi.fn<(x: number, y: number) => void>()
  vi.stubGlobal('scrollTo', scrolled)
  const main = within(await screen.findByRole('main'))
  await userEvent.setup().click(await main.findByRole('link', { name: 'Stock' }))
  expect(await screen.findByText('No car matches.')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})

it.each([
  ['at its top where another address was left further down', '/cars', 0],
  ['where it was left itself', CAR_PATH, 640],
])('begins %s in the same tab', async (_, address, top) => {
  await openOffice(CAR_PATH, ANSWERS)
  await screen.findByRole('main')
  vi.stubGlobal('scrollY', 640)
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await openOffice(address, ANSWERS)
  const scrolled = vi.fn<(x: number, y: number) => void>()
  vi.stubGlobal('scrollTo', scrolled)
  await screen.findByRole('main')
  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, top])
})

it('is marked in the menu as the one that is shown', async () => {
  await openOffice(CAR_PATH, ANSWERS)
  const menu = within(await screen.findByRole('navigation'))
  const marked = () => menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Stock'])
  await userEvent.setup().click(menu.getByRole('link', { name: 'Inbox' }))
  await expect.poll(marked).toEqual(['Inbox'])
})

it('says what is chosen by each row of choices, and whether the menu is open', async () => {
  await openOffice('/', ANSWERS)
  expect(await screen.findByRole('radiogroup', { name: 'Seen to by' })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
  // Hidden on a wide screen.
  const menu = screen.getByLabelText('Menu')
  expect(menu.getAttribute('aria-expanded')).toBe('false')
  await userEvent.setup().click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
})

it.each([
  [CAR_PATH, 'MA-4K7Q2PXA | Otosafi'],
  [`${CAR_PATH}/edit`, 'Edit · MA-4K7Q2PXA | Otosafi'],
  [`${CAR_PATH}/records`, 'History and papers · MA-4K7Q2PXA | Otosafi'],
  ['/content/ma/faqs', 'Questions | Otosafi'],
  ['/content/ma/faqs/deposit', 'Deposit? · Questions | Otosafi'],
  ['/numbers', 'This did not work | Otosafi'],
])('has a title of its own: %s', async (address, title) => {
  await openOffice(address, {
    ...ANSWERS,
    'GET /catalogue/ma': () => Response.json({ brands: [], cities: [] }),
    [`GET ${CAR_PATH}/records`]: () =>
      Response.json({ car: DRAFT.car, records: { services: [], documents: [] }, version: 'first' }),
    'GET /content/ma/faqs': () => Response.json({ items: [] }),
    'GET /content/ma/faqs/deposit': () =>
      Response.json({
        id: 'deposit',
        isPublished: true,
        publishAt: null,
        values: { question: { fr: 'Deposit?' }, answer: { fr: 'Yes.' }, topic: 'booking', featured: false },
        version: 'first',
        history: [],
      }),
  })
  await expect.poll(() => document.title).toBe(title)
})
