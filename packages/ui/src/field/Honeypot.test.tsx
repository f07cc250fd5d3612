import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Honeypot } from './Honeypot.tsx'

it('is sent with the form, but nobody is shown it', async () => {
  const page = await render(
    <form aria-label="Ask">
      <Honeypot name="company" label="Leave this empty" />
    </form>,
  )
  expect([...new FormData(page.getByRole<HTMLFormElement>('form'))]).toEqual([['company', '']])
  expect(page.queryByRole('textbox')).toBeNull()
  expect(page.getByRole('textbox', { hidden: true }).tabIndex).toBe(-1)
})
