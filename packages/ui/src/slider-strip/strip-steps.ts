/** Slides side by side on a wide page, and that a press of a button moves by (P-10). With no more there are no buttons. */
export const SLIDES_IN_VIEW = 4

/**
 * The index of the first visible slide after `by` steps from `from`, clamped to `count` slides.
 */
export function slideAfter(from: number, by: number, count: number): number {
  return Math.max(0, Math.min(count - 1, from + by))
}

/** The directions in which a scroller can still be scrolled. `scrolled` is negative in right-to-left pages; pixels. */
export function waysOf(scrolled: number, shown: number, whole: number): { back: boolean; on: boolean } {
  const distance = Math.abs(scrolled)
  // Browsers round scrolled distances, by less than a pixel at each end.
  return { back: distance > 1, on: distance + shown < whole - 1 }
}
