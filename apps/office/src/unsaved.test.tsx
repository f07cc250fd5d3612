import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Answers } from './testing/answer-calls.ts'
import { CAR } from './testing/car.ts'
import { DRAFT } from './testing/draft.ts'
import { REQUEST, SALE } from './testing/made-requests.ts'
import { openOffice } from './testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Aya',
  email: 'a@example.org',
  role: 'editor',
  editions: ['ma'],
  may: ['listContent', 'listStock', 'setCarFacts', 'setCarPrice', 'setRecords'],
}
const CAR_PATH = '/cars/ma/4k7q2pxa'
const FAQ_PATH = '/content/ma/faqs/deposit'
const FAQ = {
  id: 'deposit',
  isPublished: true,
  publishAt: null,
  values: { question: { fr: 'Les arrhes ?' }, answer: { fr: 'Oui.' }, topic: 'booking', featured: false },
  version: 'first',
  history: [],
}
const SERVICE = {
  date: '2024-03-10',
  odometer: 41_000,
  workshop: 'Garage Atlas',
  city: 'Casablanca',
  work: 'Oil changed',
  proof: 'stamp',
}
const AWA = {
  id: 'awa',
  name: 'Awa Diop',
  email: 'awa@example.org',
  role: 'agent',
  editions: ['ma'],
  state: 'active',
  invitedUntil: null,
  version: 'first',
}
const ANSWERS: Answers = {
  'GET /me': () => Response.json(ME),
  'GET /catalogue/ma': () =>
    Response.json({
      brands: [{ id: 'dacia', name: 'Dacia', models: [{ id: 'logan', name: 'Logan', bodyType: 'sedan' }] }],
      cities: [{ id: 'casablanca', name: 'Casablanca' }],
    }),
  [`GET ${CAR_PATH}`]: () => Response.json(DRAFT),
  [`GET ${CAR_PATH}/records`]: () =>
    Response.json({ car: CAR, records: { services: [SERVICE], documents: [] }, version: 'first' }),
  [`GET ${FAQ_PATH}`]: () => Response.json(FAQ),
  'GET /content/ma/faqs': () => Response.json({ items: [] }),
  'GET /requests/ma/MA-QU-7K3Q2P': () => Response.json(REQUEST),
  'GET /cases/sale/ma/MA-SL-7K3Q2P4X': () => Response.json(SALE),
  'GET /team': () => Response.json({ members: [AWA] }),
  'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
}

describe('a form that says something which is not saved', () => {
  const isLeftUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const back = () => within(screen.getByRole('main')).getByRole('link', { name: 'Questions' })

  it('is left after a question alone, and stays as it is where one stays', async () => {
    await openOffice(FAQ_PATH, ANSWERS)
    const user = userEvent.setup()
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('Answer, Français')
    await user.type(answer, ' Toujours.')
    expect(isLeftUnasked()).toBe(false)
    await user.click(back())
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect([location.pathname, answer.value]).toEqual([FAQ_PATH, 'Oui. Toujours.'])
    await user.click(back())
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await expect.poll(() => location.pathname).toBe('/content/ma/faqs')
    await expect.poll(isLeftUnasked).toBe(true)
  })

  it('keeps the session open until one has said that it may be lost', async () => {
    const calls = await openOffice(FAQ_PATH, {
      ...ANSWERS,
      'DELETE /sessions/current': () => new Response(null, { status: 204 }),
    })
    const hasEnded = () => calls.some(([call]) => call === 'DELETE /sessions/current')
    const user = userEvent.setup()
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('Answer, Français')
    await user.type(answer, ' Toujours.')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect([hasEnded(), answer.value]).toEqual([false, 'Oui. Toujours.'])
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(hasEnded()).toBe(true)
  })

  it.each([
    ['an answer to a request', '/requests/ma/MA-QU-7K3Q2P', /^Answer/],
    ['a note on a request', '/requests/ma/MA-QU-7K3Q2P', /^New note/],
    ['a field of a case', '/cases/sale/ma/MA-SL-7K3Q2P4X', /^Price before/],
    ['the price of a car', CAR_PATH, /^New price/],
    ['a member of the team', '/team/awa', /^Name/],
    ['an invitation', '/team/new', /^E-mail/],
  ])('is left after a question: %s', async (_, address, label) => {
    await openOffice(address, ANSWERS)
    const user = userEvent.setup()
    const field = await screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
    await user.type(field, '7')
    const typed = field.value
    const leave = () => user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Stock' }))
    await leave()
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
    expect([location.pathname, field.value]).toEqual([address, typed])
    await user.type(field, '{Backspace}')
    await expect.poll(isLeftUnasked).toBe(true)
    await leave()
    await expect.poll(() => location.pathname).toBe('/cars')
  })

  it('is left at once where nothing was typed, or that was taken back', async () => {
    await openOffice(FAQ_PATH, ANSWERS)
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Answer, Français'), '!{Backspace}')
    expect(isLeftUnasked()).toBe(true)
    await user.click(back())
    await expect.poll(() => location.pathname).toBe('/content/ma/faqs')
  })

  it.each([
    ['content', FAQ_PATH, FAQ_PATH, 'Answer, Français'],
    ['the facts of a car', `${CAR_PATH}/edit`, `${CAR_PATH}/facts`, /^Exterior colour/],
    ['the records of a car', `${CAR_PATH}/records`, `${CAR_PATH}/records`, /^Workshop/],
  ])('takes no input while it is on its way: %s', async (_, address, path, label) => {
    const calls = await openOffice(address, {
      ...ANSWERS,
      [`PUT ${path}`]: () => new Promise<Response>(() => undefined),
    })
    const user = userEvent.setup()
    const field = await screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
    await user.type(field, ' Blanc')
    const typed = field.value
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expect.poll(() => calls.map(([call]) => call)).toContain(`PUT ${path}`)
    await user.type(field, ' cassé')
    expect(field.value).toBe(typed)
  })
})
