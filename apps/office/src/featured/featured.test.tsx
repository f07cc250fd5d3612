import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { FeaturedChoice } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Awa',
  email: 'a@example.org',
  role: 'manager',
  editions: ['ma'],
  may: ['setFeaturedChoice'],
}
const CARS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((id) => ({ ...CAR, id, reference: `MA-${id.toUpperCase()}` }))

it('adds a car, moves it up, says which are left out now, and removes one', async () => {
  let choice: string[] = ['aaaaaaaa']
  const sent: unknown[] = []
  const answer = (): Response => {
    const cars = choice.flatMap((id) => CARS.filter((car) => car.id === id))
    return Response.json({
      cars: cars.map((car) => ({ car, isFeatured: car.id !== 'bbbbbbbb' })),
      candidates: CARS.filter(({ id }) => !choice.includes(id)),
      version: String(sent.length),
    } satisfies FeaturedChoice)
  }
  await openOffice('/featured/ma', {
    'GET /me': () => Response.json(ME),
    'GET /featured/ma': answer,
    'PUT /featured/ma': (body) => {
      sent.push(body)
      choice = (body as { cars: string[] }).cars
      return answer()
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add MA-BBBBBBBB' }))
  expect(await screen.findByText('2 cars chosen')).toBeTruthy()
  expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByText('Not now')).toBeTruthy()
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const press = async (name: string) => {
    await expect.poll(() => button(name).disabled).toBe(false)
    await user.click(button(name))
  }
  await press('Move MA-BBBBBBBB up')
  await expect.poll(() => sent.length).toBe(2)
  await press('Remove MA-AAAAAAAA')
  expect(await screen.findByText('1 car chosen')).toBeTruthy()
  expect(sent).toEqual([
    { cars: ['aaaaaaaa', 'bbbbbbbb'], version: '0' },
    { cars: ['bbbbbbbb', 'aaaaaaaa'], version: '1' },
    { cars: ['bbbbbbbb'], version: '2' },
  ])
})

it('allows no step from what was there before a conflict', async () => {
  let [version, chosen] = ['first', CARS.slice(0, 2)]
  await openOffice('/featured/ma', {
    'GET /me': () => Response.json(ME),
    'GET /featured/ma': () =>
      Response.json({ cars: chosen.map((car) => ({ car, isFeatured: true })), candidates: CARS.slice(2), version }),
    'PUT /featured/ma': () => {
      ;[version, chosen] = ['second', CARS.slice(0, 1)]
      return problem(409, 'conflict')
    },
  })
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add MA-CCCCCCCC' })
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const hasAlert = screen.queryByRole('alert') !== null
    if (version === 'first') return
    if (hasAlert || !add.disabled)
      seen.add(`${add.disabled} ${hasAlert} ${screen.queryByText('1 car chosen') !== null}`)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await userEvent.setup().click(add)
  expect(await screen.findByText('Somebody else was faster', { exact: false })).toBeTruthy()
  await expect.poll(() => add.disabled).toBe(false)
  observer.disconnect()
  // Whether it is disabled, the conflict is reported, and the current data are shown.
  expect([...seen]).toEqual(['false true true'])
})

it('stays where the choice cannot be loaded again after a step', async () => {
  let isAway = false
  const choice: FeaturedChoice = { cars: [], candidates: CARS, version: '0' }
  await openOffice('/featured/ma', {
    'GET /me': () => Response.json(ME),
    'GET /featured/ma': () => (isAway ? problem(503, 'unavailable') : Response.json(choice)),
    'PUT /featured/ma': () => {
      isAway = true
      return Response.json(choice)
    },
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Add MA-BBBBBBBB' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It was done, but/)
  expect(screen.getByRole('button', { name: 'Add MA-BBBBBBBB' })).toBeTruthy()
})

it('allows steps in a country in which none is chosen, after those in another', async () => {
  let chosen: string[] = []
  const answer = (ids: string[]) =>
    Response.json({
      cars: CARS.filter(({ id }) => ids.includes(id)).map((car) => ({ car, isFeatured: true })),
      candidates: CARS.filter(({ id }) => !ids.includes(id)),
      version: ids.join(' '),
    } satisfies FeaturedChoice)
  await openOffice('/featured/ma', {
    'GET /me': () => Response.json({ ...ME, editions: ['ma', 'sn'] }),
    'GET /featured/ma': () => answer(chosen),
    'GET /featured/sn': () => answer([]),
    'PUT /featured/ma': (body) => {
      chosen = (body as { cars: string[] }).cars
      return answer(chosen)
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add MA-BBBBBBBB' }))
  expect(await screen.findByText('1 car chosen')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.click(await screen.findByRole('option', { name: 'Senegal' }))
  expect(await screen.findByText('0 cars chosen')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add MA-BBBBBBBB' })).toHaveProperty('disabled', false)
})

it('says what a car needs where none can be featured', async () => {
  await openOffice('/featured/ma', {
    'GET /me': () => Response.json(ME),
    'GET /featured/ma': () => Response.json({ cars: [], candidates: [], version: '0' } satisfies FeaturedChoice),
  })
  expect(await screen.findByText('No other car meets these conditions now.')).toBeTruthy()
  expect(screen.getByText(/too few cars like it are known to tell its market value/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBe(null)
})
