import { act } from 'react'
import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Checkbox } from './Checkbox.tsx'

it('is ticked by its words and sends its value', async () => {
  const page = await render(
    <form aria-label="Ask">
      <Checkbox name="consent" value="yes" label="You may answer" help="By e-mail" error="Tick this" />
    </form>,
  )
  const sent = () => [...new FormData(page.getByRole<HTMLFormElement>('form'))]
  expect(sent()).toEqual([])
  await act(async () => page.getByText('You may answer').click())
  expect(sent()).toEqual([['consent', 'yes']])
  expect(page.getByRole('checkbox', { name: 'You may answer', description: 'By e-mail Tick this' })).toBeTruthy()
})
