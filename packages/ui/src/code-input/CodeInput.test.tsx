import { act } from 'react'
import { fireEvent, userEvent } from 'storybook/test'
import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { CodeInput } from './CodeInput.tsx'

async function show() {
  const page = await render(<CodeInput label="Code" name="code" digits={5} />)
  return page.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
}

it('is one field that the phone can fill in', async () => {
  const field = await show()
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
})

it('takes a paste with spaces and Arabic-Indic digits', async () => {
  const field = await show()
  await act(() => userEvent.click(field))
  await act(() => userEvent.paste(' ١٢ ٣٤٥'))
  expect(field.value).toBe('12345')
})

it('takes no more digits than the code has, and others in their place', async () => {
  const field = await show()
  await act(() => userEvent.type(field, '123456'))
  expect(field.value).toBe('12345')
  await act(() => userEvent.type(field, '{Backspace}6'))
  expect(field.value).toBe('12346')
})

it('takes the code out of the message that it came in', async () => {
  const field = await show()
  await act(() => userEvent.click(field))
  await act(() => userEvent.paste('Otosafi: 40213 is your code, for 10 minutes.\n\n@otosafi.ma #40213'))
  expect(field.value).toBe('40213')
})

it('leaves room without script for what it would have cleaned', async () => {
  const field = await show()
  expect([field.pattern, field.maxLength > 500]).toEqual(['', true])
  await fireEvent.input(field, { target: { value: '12 34' } })
  expect(field.value).toBe('1234')
})
