import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Fieldset } from './Fieldset.tsx'

it('is a group named by its legend and described by its help and its error', async () => {
  const page = await render(
    <Fieldset label="Place" help="Near you" error="Choose a place">
      <input type="radio" />
    </Fieldset>,
  )
  expect(page.getByRole('group', { name: 'Place', description: 'Near you Choose a place' })).toBeTruthy()
})

it('is not described where there is nothing to say', async () => {
  const page = await render(<Fieldset label="Place">none</Fieldset>)
  expect(page.getByRole('group', { name: 'Place' }).hasAttribute('aria-describedby')).toBe(false)
})
