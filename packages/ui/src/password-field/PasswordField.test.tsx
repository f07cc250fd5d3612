import { act } from 'react'
import { fireEvent, userEvent } from 'storybook/test'
import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { PasswordField } from './PasswordField.tsx'

const password = (
  <PasswordField
    label="Password"
    name="password"
    autoComplete="new-password"
    showLabel="Show"
    hideLabel="Hide"
    capsLockHint="Caps Lock is on"
  />
)

it('shows what is typed on demand and hides it again when the form is sent', async () => {
  const page = await render(
    <form aria-label="Sign up" onSubmit={(event) => event.preventDefault()}>
      {password}
    </form>,
  )
  const field = page.getByLabelText<HTMLInputElement>('Password')
  await act(() => userEvent.type(field, 'two green cars'))
  await act(() => userEvent.click(page.getByRole('button', { name: 'Show' })))
  expect([field.type, field.value]).toEqual(['text', 'two green cars'])
  await act(() => fireEvent.submit(page.getByRole('form')))
  expect([field.type, field.value]).toEqual(['password', 'two green cars'])
  expect(page.getByRole('button', { name: 'Show' })).toBeTruthy()
})

it('hints at locked capitals as long as they are locked', async () => {
  const page = await render(password)
  const field = page.getByLabelText('Password')
  await act(() => fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true }))
  expect(page.getByRole('status').textContent).toBe('Caps Lock is on')
  await act(() => fireEvent.keyUp(field, { key: 'a' }))
  expect(page.getByRole('status').textContent).toBe('')
})
