import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Pagination } from './Pagination.tsx'

const next = { href: '?page=2', label: 'Next' }

it('links to what comes after and before, and says where one is', async () => {
  const previous = { href: '?page=1', label: 'Previous' }
  const page = await render(<Pagination label="Pages" previous={previous} next={next} position="Page 2 of 17" />)
  expect(page.getByRole('navigation', { name: 'Pages' }).textContent).toBe('PreviousPage 2 of 17Next')
  expect(page.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next')
})

it('has no link where there is no page', async () => {
  const page = await render(<Pagination label="Pages" previous={null} next={next} position="Page 1 of 17" />)
  expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual(['Next'])
})
