import { act } from 'react'
import { userEvent } from 'storybook/test'
import { beforeEach, expect, it, vi } from 'vitest'

import { readDigits } from '../testing/read-digits.ts'
import { render } from '../testing/render.ts'
import { RangeSlider } from './RangeSlider.tsx'
import type { RangeSliderProps } from './RangeSlider.tsx'

const PROPS = {
  label: 'Price',
  direction: 'ltr',
  min: 0,
  max: 500_000,
  step: 10_000,
  from: { name: 'price_from', label: 'From', value: 60_000 },
  to: { name: 'price_to', label: 'To', value: undefined },
  unit: 'DH',
  read: readDigits,
  format: (value: number) => `${value} DH`,
  errors: { notANumber: 'Enter a number in digits', crossed: 'Enter at least as much as in the field before' },
} as const

// Mantine asks for the reader's colour scheme and motion; jsdom has neither.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

it('is a named group of two sliders and two fields', async () => {
  const page = await render(<RangeSlider {...PROPS} />)
  expect(page.getByRole('group', { name: 'Price' })).toBeTruthy()
  expect(page.getByRole('slider', { name: 'From' }).getAttribute('aria-valuetext')).toBe('60000 DH')
  expect(page.getByRole('slider', { name: 'To' }).getAttribute('aria-valuenow')).toBe('500000')
  expect(page.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['60000', ''])
})

it('sends its two fields with the form and nothing else', async () => {
  const page = await render(
    <form aria-label="Filters">
      <RangeSlider {...PROPS} />
    </form>,
  )
  const sent = new FormData(page.getByRole<HTMLFormElement>('form'))
  expect([...sent]).toEqual([
    ['price_from', '60000'],
    ['price_to', ''],
  ])
})

it('takes a thumb to the ends with Home and End, never past the other', async () => {
  const onCommit = vi.fn<NonNullable<RangeSliderProps['onCommit']>>()
  const page = await render(<RangeSlider {...PROPS} onCommit={onCommit} />)
  const from = page.getByRole('slider', { name: 'From' })
  act(() => from.focus())
  await act(() => userEvent.keyboard('{PageUp}'))
  expect(onCommit).toHaveBeenLastCalledWith({ from: 160_000, to: undefined })
  await act(() => userEvent.keyboard('{Home}'))
  expect(onCommit).toHaveBeenLastCalledWith({ from: undefined, to: undefined })
  act(() => page.getByRole('slider', { name: 'To' }).focus())
  await act(() => userEvent.keyboard('{Home}'))
  expect(onCommit).toHaveBeenLastCalledWith({ from: undefined, to: 0 })
})

it('says what is wrong once a field is left, searches for nothing meanwhile, and takes it back when it is right', async () => {
  const onCommit = vi.fn<NonNullable<RangeSliderProps['onCommit']>>()
  const page = await render(<RangeSlider {...PROPS} onCommit={onCommit} />)
  const to = page.getByRole('textbox', { name: /To/ })
  await act(() => userEvent.type(to, '5000'))
  expect(page.queryByText(PROPS.errors.crossed)).toBeNull()
  await act(() => userEvent.tab())
  expect(page.getByText(PROPS.errors.crossed)).toBeTruthy()
  expect(to.ariaInvalid).toBe('true')
  expect(onCommit).not.toHaveBeenCalled()
  await act(() => userEvent.type(to, '00'))
  expect(page.queryByText(PROPS.errors.crossed)).toBeNull()
  await act(() => userEvent.tab())
  expect(onCommit).toHaveBeenLastCalledWith({ from: 60_000, to: 500_000 })
})

it('uncrosses the fields when a thumb moves, so that both show the same range', async () => {
  const page = await render(<RangeSlider {...PROPS} to={{ ...PROPS.to, value: 20_000 }} />)
  act(() => page.getByRole('slider', { name: 'From' }).focus())
  await act(() => userEvent.keyboard('{ArrowUp}'))
  expect(page.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['30000', '60000'])
})
