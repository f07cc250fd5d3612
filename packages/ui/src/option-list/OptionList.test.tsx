import { act } from 'react'
import { userEvent } from 'storybook/test'
import { expect, it, onTestFinished, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { OptionList } from './OptionList.tsx'

const OPTIONS = [
  { value: 'petrol', label: 'Petrol', count: 214, checked: true },
  { value: 'hybrid', label: 'Hybrid', count: 0, checked: true },
  { value: 'electric', label: 'Electric', count: 0, checked: false },
]

it('offers a box for each value, named with its count', async () => {
  const page = await render(
    <OptionList name="fuel" options={OPTIONS} find="Find" countLabel={({ count }) => `${count} cars`} />,
  )
  const boxes = page.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => box.value)).toEqual(['petrol', 'hybrid', 'electric'])
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'Petrol 214 cars' }).checked).toBe(true)
})

it('lets a value without cars be taken away but not chosen', async () => {
  const page = await render(
    <OptionList name="fuel" options={OPTIONS} find="Find" countLabel={({ count }) => String(count)} />,
  )
  expect(page.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.disabled)).toEqual([false, false, true])
})

const MANY = Array.from({ length: 12 }, (_, at) => ({
  value: `brand-${at}`,
  label: at === 5 ? 'Škoda' : `Brand ${at}`,
  count: 1,
  checked: at === 9,
}))

it('names those first that were chosen', async () => {
  const page = await render(<OptionList name="brand" options={MANY} find="Find" countLabel={() => ''} />)
  const values = page.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.value)
  expect(values.slice(0, 3)).toEqual(['brand-9', 'brand-0', 'brand-1'])
  expect(values).toHaveLength(12)
})

it('narrows a long list by typed letters, whatever their accents', async () => {
  document.documentElement.dataset['live'] = ''
  onTestFinished(() => document.documentElement.removeAttribute('data-live'))
  const page = await render(<OptionList name="brand" options={MANY} find="Find" countLabel={() => ''} />)
  await act(() => userEvent.type(page.getByPlaceholderText('Find'), 'skoda'))
  const shown = page.getAllByRole<HTMLInputElement>('checkbox').filter((box) => !box.closest('li')?.hidden)
  expect(shown.map(({ value }) => value)).toEqual(['brand-5'])
})

it('does not send its form by Enter in the field that narrows it', async () => {
  document.documentElement.dataset['live'] = ''
  onTestFinished(() => document.documentElement.removeAttribute('data-live'))
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const page = await render(
    <form onSubmit={onSubmit}>
      <OptionList name="brand" options={MANY} find="Find" countLabel={() => ''} />
      <button type="submit">Show</button>
    </form>,
  )
  await act(() => userEvent.type(page.getByPlaceholderText('Find'), 'skoda{Enter}'))
  expect(onSubmit).not.toHaveBeenCalled()
  await act(() => userEvent.click(page.getByRole('button', { name: 'Show' })))
  expect(onSubmit).toHaveBeenCalledOnce()
})
