import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

it('links every step but the page itself', async () => {
  const page = await render(
    <Breadcrumbs label="You are here" crumbs={[{ label: 'Home', href: '/en' }]} current="Toyota Corolla 2019" />,
  )
  expect(page.getByRole('navigation', { name: 'You are here' })).toBeTruthy()
  expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
  expect(page.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('page')
})
