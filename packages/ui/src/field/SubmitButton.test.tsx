import { act } from 'react'
import { userEvent } from 'storybook/test'
import { expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { SubmitButton } from './SubmitButton.tsx'

async function inForm(busy: boolean) {
  const sent = vi.fn<() => void>()
  const page = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <input aria-label="Question" />
      <SubmitButton busy={busy} busyLabel="Sending">
        Send
      </SubmitButton>
    </form>,
  )
  return { page, sent }
}

it('sends the form by click and by Enter', async () => {
  const { page, sent } = await inForm(false)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Send' })))
  await act(() => userEvent.type(page.getByRole('textbox'), '{Enter}'))
  expect(sent).toHaveBeenCalledTimes(2)
  expect(page.getByRole('status').textContent).toBe('')
})

it('sends nothing while it is busy, and says what goes on', async () => {
  const { page, sent } = await inForm(true)
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Sending' })
  await act(() => userEvent.click(button))
  await act(() => userEvent.type(page.getByRole('textbox'), '{Enter}'))
  expect(sent).not.toHaveBeenCalled()
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(page.getByRole('status').textContent).toBe('Sending')
})
