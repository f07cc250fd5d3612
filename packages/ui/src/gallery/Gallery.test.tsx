import { renderToStaticMarkup } from 'react-dom/server'
import { fireEvent, within } from 'storybook/test'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { storyPhoto } from '../testing/paints.ts'
import { render } from '../testing/render.ts'
import { Gallery, photosInDocument } from './Gallery.tsx'

const photos = (['red', 'blue'] as const).map((paint) => ({
  ...storyPhoto(paint),
  alt: `The car in ${paint}`,
  caption: `Side, ${paint}`,
}))
const texts = { label: 'Photos', previous: 'Previous', next: 'Next', position: (number: number) => `${number} of 2` }

beforeEach(() => {
  document.documentElement.dataset['live'] = ''
  return () => delete document.documentElement.dataset['live']
})

it('names itself, every photograph and the one that is shown', async () => {
  const page = await render(<Gallery photos={photos} texts={texts} />)
  expect(page.getByRole('region', { name: 'Photos' })).toBeTruthy()
  const slides = page.getAllByRole('figure').map((slide) => within(slide).getByRole('img').getAttribute('alt'))
  expect(slides).toEqual(['The car in red', 'The car in blue'])
  expect(page.getByText('1 of 2').getAttribute('aria-live')).toBe('polite')
})

it('offers no way before the first photograph, and keeps the focus of a button that leads nowhere', async () => {
  const page = await render(<Gallery photos={photos} texts={texts} />)
  expect(page.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe('true')
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false)
  expect(page.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('false')
})

it('moves with the arrows, and leaves those that lead to another page to the browser', async () => {
  const page = await render(<Gallery photos={photos} texts={texts} />)
  const scroll = vi.fn<() => void>()
  for (const slide of page.getAllByRole('listitem')) slide.scrollIntoView = scroll
  const next = page.getByRole('button', { name: 'Next' })
  for (const modifier of ['altKey', 'metaKey'])
    expect(fireEvent.keyDown(next, { key: 'ArrowRight', [modifier]: true })).toBe(true)
  expect(scroll).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(next, { key: 'ArrowRight' })).toBe(false)
  expect(scroll).toHaveBeenCalledOnce()
})

it('is a scroller with links to its photographs before script, without a button that does nothing', async () => {
  const html = renderToStaticMarkup(<Gallery photos={photos} texts={texts} />)
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links).toHaveLength(2)
  expect(links.filter((id) => !html.includes(`<li id="${id}"`))).toEqual([])
  delete document.documentElement.dataset['live']
  const page = await render(<Gallery photos={photos} texts={texts} />)
  expect(page.queryAllByRole('button')).toEqual([])
})

it('has neither buttons nor links for one photograph', async () => {
  const page = await render(<Gallery photos={photos.slice(0, 1)} texts={texts} />)
  expect(page.queryAllByRole('button')).toEqual([])
  expect(page.queryAllByRole('link', { hidden: true })).toEqual([])
})

it('loads its first photograph at once and the others when they are near', () => {
  const html = renderToStaticMarkup(<Gallery photos={photos} texts={texts} />)
  expect([...html.matchAll(/<picture.*?<\/picture>/g)].map(([picture]) => picture.includes('loading="lazy"'))).toEqual([
    false,
    true,
  ])
})

it('can be read back from the document that shows it, to the letter', () => {
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  const marked = photos.map((photo, at) => (at === 0 ? photo : { ...photo, ring: '12.5% 40% 61% 30%' }))
  page.innerHTML = renderToStaticMarkup(<Gallery photos={marked} texts={texts} />)
  expect(photosInDocument()).toEqual(marked)
})
