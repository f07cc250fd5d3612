import { slideAfter, waysOf } from './strip-steps.ts'

/** The offset of each slide from the start of the strip, pixels, in reading order. */
function offsets(strip: Element, mirrored: boolean): number[] {
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0
  const box = strip.getBoundingClientRect()
  return Array.from(strip.children, (slide) => {
    const { left, right } = slide.getBoundingClientRect()
    return (mirrored ? box.right - right : left - box.left) - padding
  })
}

/** Scrolls a strip by so many slides, without scrolling the page. */
function step(strip: Element, by: number): void {
  const mirrored = getComputedStyle(strip).direction === 'rtl'
  const beyond = offsets(strip, mirrored)
  const distances = beyond.map(Math.abs)
  const first = distances.indexOf(Math.min(...distances))
  const distance = beyond[slideAfter(first, by, beyond.length)] ?? 0
  strip.scrollBy({ left: mirrored ? -distance : distance })
}

/** Sets `aria-disabled` on the buttons at the ends of a strip: `disabled` would lose the focus. */
function markEnds(strip: Element): void {
  const { back, on } = waysOf(strip.scrollLeft, strip.clientWidth, strip.scrollWidth)
  const [previous, next] = strip.parentElement?.querySelectorAll('[data-strip-step]') ?? []
  previous?.setAttribute('aria-disabled', String(!back))
  next?.setAttribute('aria-disabled', String(!on))
}

/**
 * Binds buttons and arrow keys of every `SliderStrip` of a page by event delegation, including later ones and those in
 * static parts. Returns the clean-up function.
 */
export function listenToStrips(page: Document): () => void {
  const over = new AbortController()
  const { signal } = over
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-strip-step]') : null
      const strip = button?.parentElement?.parentElement?.querySelector('[data-strip]')
      if (strip && button?.ariaDisabled !== 'true') step(strip, Number(button?.dataset['stripStep']))
    },
    { signal },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      // With Alt or Command, arrows lead back and forth between pages.
      const by = event.altKey || event.metaKey ? undefined : { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      // Keys inside a slide belong to its content.
      if (by === undefined || !(event.target instanceof Element) || !event.target.matches('[data-strip]')) return
      event.preventDefault()
      step(event.target, getComputedStyle(event.target).direction === 'rtl' ? -by : by)
    },
    { signal },
  )
  // `scroll` does not bubble, so it is captured.
  page.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-strip]')) markEnds(target)
    },
    { signal, capture: true, passive: true },
  )
  return () => over.abort()
}
