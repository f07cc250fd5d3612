import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { FeaturedChoice } from '@otosafi/api-client/office-schema'

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
