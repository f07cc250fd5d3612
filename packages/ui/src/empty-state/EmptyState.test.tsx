import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { EmptyState } from './EmptyState.tsx'

it('says why there is nothing, and shows the way on', async () => {
  const page = await render(
    <EmptyState title="No car matches" text="Take a filter away." heading="h1">
      <a href="/en/cars">Show all cars</a>
    </EmptyState>,
  )
  expect(page.getByRole('heading', { level: 1, name: 'No car matches' })).toBeTruthy()
  expect(page.getByText('Take a filter away.')).toBeTruthy()
  expect(page.getByRole('link', { name: 'Show all cars' })).toBeTruthy()
})
