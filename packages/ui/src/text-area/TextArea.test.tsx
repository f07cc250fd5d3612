import { act } from 'react'
import { userEvent } from 'storybook/test'
import { expect, it } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { render } from '../testing/render.ts'
import { TextArea } from './TextArea.tsx'

const limit = { characters: 10, remaining: (count: number) => `${count} left` }

it('counts what is left in characters, not in code units, and cuts nothing', async () => {
  const page = await render(<TextArea label="Message" defaultValue="🚗🚗" limit={limit} />)
  const area = page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(page.getByText('8 left', { selector: 'p' })).toBeTruthy()
  await act(() => userEvent.type(area, ' and ten more'))
  expect(page.getByText('-5 left', { selector: 'p' })).toBeTruthy()
  expect(area.value).toBe('🚗🚗 and ten more')
})

it('says the count when the typing pauses', async () => {
  const page = await render(<TextArea label="Message" limit={limit} />)
  await act(() => userEvent.type(page.getByRole('textbox'), 'abc'))
  expect(page.getByRole('status').textContent).toBe('10 left')
  await eventually(() => expect(page.getByRole('status').textContent).toBe('7 left'))
})

it('shows no count without a limit', async () => {
  const page = await render(<TextArea label="Message" />)
  expect(page.queryByRole('status')).toBeNull()
})
