import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { storyPhoto } from '../testing/paints.ts'
import { render } from '../testing/render.ts'
import { Gallery } from './Gallery.tsx'

const photos = (['red', 'blue'] as const).map((paint) => ({
  ...storyPhoto(paint),
  alt: `The car in ${paint}`,
  caption: `Side, ${paint}`,
}))
const texts = { label: 'Photos', previous: 'Previous', next: 'Next', position: (number: number) => `${number} of 2` }

it('names itself, every photograph and the one that is shown', async () => {
  const page = await render(<Gallery photos={photos} texts={texts} />)
  expect(page.getByRole('region', { name: 'Photos' })).toBeTruthy()
  expect(page.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'The car in red',
    'The car in blue',
  ])
  expect(page.getByText('1 of 2').getAttribute('aria-live')).toBe('polite')
})

it('offers no way before the first photograph', async () => {
  const page = await render(<Gallery photos={photos} texts={texts} />)
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false)
})

it('loads its first photograph at once and the others when they are near', () => {
  const html = renderToStaticMarkup(<Gallery photos={photos} texts={texts} />)
  expect([...html.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading)).toEqual(['eager', 'lazy'])
})
