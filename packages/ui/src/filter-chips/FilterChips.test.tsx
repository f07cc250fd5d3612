import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { FilterChips } from './FilterChips.tsx'

const clear = { href: '/en/cars', label: 'Clear all filters' }
const chip = (label: string) => ({ href: `/en/cars?without=${label}`, label, removeLabel: `Remove filter: ${label}` })

it('takes each away by its own link, and all by one', async () => {
  const page = await render(<FilterChips label="Filters" chips={[chip('Kia'), chip('SUV')]} clear={clear} />)
  expect(page.getByRole('list', { name: 'Filters' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Remove filter: SUV' }).getAttribute('href')).toBe('/en/cars?without=SUV')
  expect(page.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/en/cars')
})

it('has no way to clear all where there is one, and is nothing where there is none', async () => {
  const page = await render(<FilterChips label="Filters" chips={[chip('Kia')]} clear={clear} />)
  expect(page.getAllByRole('link')).toHaveLength(1)
  const none = await render(<FilterChips label="Filters" chips={[]} clear={clear} />)
  expect(none.queryByRole('list')).toBeNull()
})
