/** A box in the page, pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** Where the number of a part stands, from the drawing's corner, pixels; and the part's own box. */
export type Mark = { number: number; at: Box; box: Box }

/** The edge of a number, pixels. */
export const MARK = 24

/** How much worse a number over another is than one over a part. */
const OVER_A_NUMBER = 10

/** How bad one is over a part that its own is a part of. */
const OVER_ITS_WHOLE = 0.5

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Whether one box lies within another. */
function isWithin(inner: Box, outer: Box): boolean {
  return inner !== outer && shared(inner, outer) >= inner.width * inner.height
}

/** The places around a part for its number, the best first: before, above, after, below, and over its corner. */
function placesAround({ left, top, width, height }: Box): Box[] {
  const middle = top + (height - MARK) / 2
  return [
    [left - MARK, Math.min(middle, top + MARK)],
    [left, top - MARK],
    [left + width, middle],
    [left, top + height],
    [left - MARK / 2, top - MARK / 2],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, width: MARK, height: MARK }))
}

/**
 * The places of numbers beside their parts, where they hide least of other parts and numbers. Parts that are not seen
 * have none.
 */
export function placeMarks(drawing: Pick<Box, 'left' | 'top'>, parts: readonly (Box | null)[]): Mark[] {
  const boxes = parts.map((part) =>
    part === null || part.width === 0 || part.height === 0
      ? null
      : { left: part.left - drawing.left, top: part.top - drawing.top, width: part.width, height: part.height },
  )
  const marks: Mark[] = []
  for (const [index, box] of boxes.entries()) {
    if (box === null) continue
    const others = boxes.filter((other) => other !== null)
    const cost = (at: Box) =>
      others.reduce((sum, other) => sum + shared(at, other) * (isWithin(box, other) ? OVER_ITS_WHOLE : 1), 0) +
      marks.reduce((sum, other) => sum + OVER_A_NUMBER * shared(at, other.at), 0)
    const [at] = placesAround(box).toSorted((a, b) => cost(a) - cost(b))
    if (at) marks.push({ number: index + 1, at, box })
  }
  return marks
}
