import { act } from 'react'
import { userEvent } from 'storybook/test'
import { expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { SearchField } from './SearchField.tsx'

it('is emptied as if by hand: listeners are called, and the focus is in the field', async () => {
  const heard = vi.fn<(value: string) => void>()
  const page = await render(
    <SearchField
      label="Search"
      clearLabel="Clear"
      defaultValue="corolla"
      onChange={(event) => heard(event.currentTarget.value)}
    />,
  )
  await act(() => userEvent.click(page.getByRole('button', { name: 'Clear' })))
  expect(heard.mock.calls).toEqual([['']])
  expect(page.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(document.activeElement).toBe(page.getByRole('searchbox'))
})
