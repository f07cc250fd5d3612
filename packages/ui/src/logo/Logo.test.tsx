import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { MARK } from '../theme/brand.ts'
import { Logo } from './Logo.tsx'

it('is read as the name alone', async () => {
  const screen = await render(
    <a href="/">
      <Logo name="Otosafi" />
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Otosafi' })).toBeTruthy()
})

it('costs each page next to nothing', () => {
  expect(MARK.length).toBeLessThan(200)
})
