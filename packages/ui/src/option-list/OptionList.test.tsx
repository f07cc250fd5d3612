import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { OptionList } from './OptionList.tsx'

const OPTIONS = [
  { value: 'petrol', label: 'Petrol', count: 214, checked: true },
  { value: 'hybrid', label: 'Hybrid', count: 0, checked: true },
  { value: 'electric', label: 'Electric', count: 0, checked: false },
]

it('offers a box for each value, named with its count', async () => {
  const page = await render(<OptionList name="fuel" options={OPTIONS} countLabel={({ count }) => `${count} cars`} />)
  const boxes = page.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => box.value)).toEqual(['petrol', 'hybrid', 'electric'])
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'Petrol 214 cars' }).checked).toBe(true)
})

it('lets a value without cars be taken away but not chosen', async () => {
  const page = await render(<OptionList name="fuel" options={OPTIONS} countLabel={({ count }) => String(count)} />)
  expect(page.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.disabled)).toEqual([false, false, true])
})
