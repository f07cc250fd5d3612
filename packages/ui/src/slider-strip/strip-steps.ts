/** Slides side by side on a wide page (spec section 9). Where there are no more, nothing needs buttons. */
export const SLIDES_IN_VIEW = 4

/** Slides that a press of a button moves a strip by (spec section 9). */
export const STEP = 5

/**
 * Where a strip of `count` slides stands after `by` steps from the slide at `from`: never before the first nor after the
 * last.
 */
export function slideAfter(from: number, by: number, count: number): number {
  return Math.max(0, Math.min(count - 1, from + by))
}

/** The ways in which a scroller can still be moved. `scrolled` is negative in right-to-left pages; pixels. */
export function waysOf(scrolled: number, shown: number, whole: number): { back: boolean; on: boolean } {
  const distance = Math.abs(scrolled)
  // Browsers round scrolled distances, by less than a pixel at each end.
  return { back: distance > 1, on: distance + shown < whole - 1 }
}
