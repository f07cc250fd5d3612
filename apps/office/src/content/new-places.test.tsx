import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { ContentAddition } from '@otosafi/api-client/office-schema'
import type { ContentList } from '@otosafi/domain/office/content-lists'

import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'editor', editions: ['ma'], may: ['listContent'] }

/** The office before a server that takes new items of a list; resolves to what it was sent. */
async function openNew(list: ContentList): Promise<ContentAddition[]> {
  const sent: ContentAddition[] = []
  await openOffice(`/content/ma/${list}/new`, {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json({ brands: [], cities: [{ id: 'fes', name: 'Fès' }] }),
    [`POST /content/ma/${list}`]: (body) => {
      sent.push(body as ContentAddition)
      return Response.json({}, { status: 201 })
    },
    [`GET /content/ma/${list}`]: () => Response.json({ items: [] }),
  })
  return sent
}

it('takes where a showroom is as maps write it, and says where that cannot be read', async () => {
  const sent = await openNew('stores')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Name/), 'Otosafi Fès')
  await user.selectOptions(screen.getByLabelText(/^City/), 'Fès')
  await user.type(screen.getByLabelText(/^Address/), 'Route d’Imouzzer')
  await user.type(screen.getByLabelText(/^Telephone/), '+212535000000')
  const place = screen.getByLabelText<HTMLInputElement>(/^Place on the map/)
  await user.type(place, '34.0181 north')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Fill this in.')).toBeTruthy()
  expect(place.value).toBe('34.0181 north')
  await user.clear(place)
  await user.type(place, '34.0181, -5.0078')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.values).toMatchObject({
    kind: 'showroom',
    city: 'fes',
    location: { latitude: 34.0181, longitude: -5.0078 },
    openingHours: [],
    visitPlaces: null,
  })
})

it('takes which cars a category stands for, at least by one filter', async () => {
  const sent = await openNew('categories')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Name, Français'), 'Sept places')
  await user.type(screen.getByLabelText('Description, Français'), 'Pour les grandes familles.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const filters = within(screen.getByRole('group', { name: 'Which cars it stands for' }))
  expect(await filters.findByText('Fill this in.')).toBeTruthy()
  await user.click(filters.getByRole('combobox', { name: 'Seats' }))
  await user.click(await screen.findByRole('option', { name: '7' }))
  await user.type(filters.getByLabelText('Price at most'), '150000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.values['filters']).toEqual({ seats: [7], priceMax: 150_000 })
})

it('takes the rates of a lender in percent', async () => {
  const sent = await openNew('financingPartners')
  const user = userEvent.setup()
  const fill = async (label: string | RegExp, text: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
  await fill(/^Name/, 'Banque du Sud')
  await fill('Description, Français', 'Crédit auto.')
  await fill(/^Shortest loan/, '12')
  await fill(/^Longest loan/, '60')
  await user.type(screen.getByLabelText('From'), '6.5')
  await user.type(screen.getByLabelText('To'), '9')
  await fill('Note, Français', 'Dossier gratuit.')
  await fill(/^Source/, 'banque.example')
  await fill('Notice, Français', 'Indicatif.')
  await fill(/^Day of the source/, '2026-05-01')
  await user.clear(screen.getByLabelText('To'))
  await user.type(screen.getByLabelText('To'), '9.25')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.values['rate']).toEqual({ min: 0.065, max: 0.0925 })
})
