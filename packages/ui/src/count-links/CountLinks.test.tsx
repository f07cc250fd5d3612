import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { CountLinks } from './CountLinks.tsx'

const links = [
  { href: '/cars?brand=kia', label: 'Kia', count: '8' },
  { href: '/cars?brand=fiat', label: 'Fiat', count: '3' },
]

it('leads to each list and says how much is there', async () => {
  const page = await render(<CountLinks links={links} />)
  expect(page.getByRole('link', { name: /Kia\s*8/ }).getAttribute('href')).toBe('/cars?brand=kia')
  expect(page.getAllByRole('listitem')).toHaveLength(2)
})

it('draws a picture for every tile', async () => {
  const page = await render(
    <CountLinks links={links.map((link) => ({ ...link, picture: <svg data-testid={link.label} /> }))} />,
  )
  expect(page.getByTestId('Fiat')).toBeTruthy()
})
