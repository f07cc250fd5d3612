import { within } from 'storybook/test'
import { expect, it } from 'vitest'

import { COROLLA, DUSTER, PRADO } from '../testing/cars.ts'
import { render } from '../testing/render.ts'
import { CarCard } from './CarCard.tsx'

it('is one target: the link of its title', async () => {
  const page = await render(<CarCard {...COROLLA} />)
  expect(page.getAllByRole('link')).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Toyota Corolla 2019' }).getAttribute('href')).toBe(COROLLA.href)
})

it('has a heart beside its link where it is given one, and none elsewhere', async () => {
  const page = await render(<CarCard {...COROLLA} favourite={{ id: '4k7q2pxa', label: 'Keep Toyota Corolla 2019' }} />)
  const heart = page.getByLabelText<HTMLButtonElement>('Keep Toyota Corolla 2019')
  expect([heart.name, heart.value]).toEqual(['car', '4k7q2pxa'])
  expect(heart.closest('a')).toBeNull()
  const without = await render(<CarCard {...DUSTER} />)
  expect(without.queryByRole('button', { hidden: true })).toBeNull()
})

it('says what the car costs, what it cost before and what a month costs', async () => {
  const page = await render(<CarCard {...DUSTER} />)
  expect(page.getByText('9 800 000 FCFA')).toBeTruthy()
  expect(page.getByText('10 400 000 FCFA').closest('s')?.textContent).toBe('Before 10 400 000 FCFA')
  expect(page.getByText('about 230 000 FCFA a month')).toBeTruthy()
})

it('names its facts and its place in order', async () => {
  const page = await render(<CarCard {...COROLLA} />)
  const facts = page.getAllByRole('listitem').map((fact) => fact.textContent)
  expect(facts).toEqual(['64 200 km', 'Petrol', 'Automatic', 'Abidjan, Cocody'])
})

it('takes the heading level that its page needs', async () => {
  const page = await render(<CarCard {...PRADO} heading="h3" />)
  expect(within(page.getByRole('article')).getByRole('heading', { level: 3 })).toBeTruthy()
})

it('does without a photo', async () => {
  const page = await render(<CarCard {...PRADO} photo={null} />)
  expect(page.queryByRole('img')).toBeNull()
  expect(page.getByText('Sold')).toBeTruthy()
})
