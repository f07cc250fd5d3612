import { renderToStaticMarkup } from 'react-dom/server'
import { fireEvent, userEvent } from 'storybook/test'
import { expect, it, onTestFinished, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { listenToStrips } from './listen-to-strips.ts'
import { SliderStrip } from './SliderStrip.tsx'

const texts = { label: 'New cars', previous: 'Previous cars', next: 'Next cars' }
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#${index}`}>
      Car {index}
    </a>
  ))

/** A strip of slides of 100 px in a window of 400 px; the browser of this test lays nothing out by itself. */
async function renderStrip(count: number) {
  const page = await render(<SliderStrip texts={texts}>{slides(count)}</SliderStrip>)
  const strip = page.getByRole('region', { name: 'New cars' })
  Object.defineProperties(strip, { clientWidth: { value: 400 }, scrollWidth: { value: count * 100 } })
  Array.from(strip.children, (slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * 100 - strip.scrollLeft, 0, 100, 100)
  })
  strip.scrollBy = (by) => {
    strip.scrollLeft = Math.max(0, Math.min(count * 100 - 400, strip.scrollLeft + Number((by as ScrollToOptions).left)))
    strip.dispatchEvent(new Event('scroll'))
  }
  // As the shell does when its script has started.
  document.documentElement.dataset['live'] = ''
  const stop = listenToStrips(document)
  onTestFinished(() => {
    stop()
    delete document.documentElement.dataset['live']
  })
  return { page, strip, stop }
}

it('moves by one view of four slides and says where it ends', async () => {
  const { page, strip } = await renderStrip(11)
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous cars' }),
    page.getByRole('button', { name: 'Next cars' }),
  ]
  expect(previous.ariaDisabled).toBe('true')
  await userEvent.click(next)
  expect([strip.scrollLeft, previous.ariaDisabled, next.ariaDisabled]).toEqual([400, 'false', 'false'])
  await userEvent.click(next)
  expect([strip.scrollLeft, previous.ariaDisabled, next.ariaDisabled]).toEqual([700, 'false', 'true'])
  await userEvent.click(previous)
  expect(strip.scrollLeft).toBe(300)
})

it('moves by one slide with the arrow keys, but not for keys pressed within a slide', async () => {
  const { page, strip } = await renderStrip(12)
  strip.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(strip.scrollLeft).toBe(100)
  page.getByRole('link', { name: 'Car 3' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(strip.scrollLeft).toBe(100)
})

it('leaves the arrows that lead to another page to the browser', async () => {
  const { strip } = await renderStrip(12)
  for (const modifier of ['altKey', 'metaKey'])
    expect(fireEvent.keyDown(strip, { key: 'ArrowRight', [modifier]: true })).toBe(true)
  expect(strip.scrollLeft).toBe(0)
})

it('runs from the right in a right-to-left page', async () => {
  const { strip } = await renderStrip(12)
  strip.style.direction = 'rtl'
  const scrollBy = vi.spyOn(strip, 'scrollBy').mockImplementation(() => {})
  Array.from(strip.children, (slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(-100 - index * 100, 0, 100, 100)
  })
  strip.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -100 })
})

it('has no buttons where everything is in view, and none without texts', async () => {
  const { page } = await renderStrip(4)
  expect(page.queryByRole('button', { hidden: true })).toBeNull()
  expect(renderToStaticMarkup(<SliderStrip>{slides(1)}</SliderStrip>)).not.toMatch(/role=|tabindex|<button/)
})

it('stops listening when told', async () => {
  const { page, strip, stop } = await renderStrip(12)
  stop()
  await userEvent.click(page.getByRole('button', { name: 'Next cars' }))
  expect(strip.scrollLeft).toBe(0)
})
