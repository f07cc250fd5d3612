/** A box in the page, pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** The box of a part's number and that of the part, from the drawing's corner, pixels. */
export type PlacedNumber = { number: number; at: Box; box: Box }

/** Width and height of a number, pixels. */
export const NUMBER_SIZE = 24

/** The cost of covering another number, against that of covering a part. */
const OVER_A_NUMBER = 10

/** The cost of covering the part that contains its own. */
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
  const middle = top + (height - NUMBER_SIZE) / 2
  return [
    [left - NUMBER_SIZE, Math.min(middle, top + NUMBER_SIZE)],
    [left, top - NUMBER_SIZE],
    [left + width, middle],
    [left, top + height],
    [left - NUMBER_SIZE / 2, top - NUMBER_SIZE / 2],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, width: NUMBER_SIZE, height: NUMBER_SIZE }))
}

/** Places numbers beside their parts, where they cover least of other parts and numbers. Invisible parts get none. */
export function placeNumbers(drawing: Pick<Box, 'left' | 'top'>, parts: readonly (Box | null)[]): PlacedNumber[] {
  const boxes = parts.map((part) =>
    part === null || part.width === 0 || part.height === 0
      ? null
      : { left: part.left - drawing.left, top: part.top - drawing.top, width: part.width, height: part.height },
  )
  const numbers: PlacedNumber[] = []
  for (const [index, box] of boxes.entries()) {
    if (box === null) continue
    const others = boxes.filter((other) => other !== null)
    const cost = (at: Box) =>
      others.reduce((sum, other) => sum + shared(at, other) * (isWithin(box, other) ? OVER_ITS_WHOLE : 1), 0) +
      numbers.reduce((sum, other) => sum + OVER_A_NUMBER * shared(at, other.at), 0)
    const [at] = placesAround(box).toSorted((a, b) => cost(a) - cost(b))
    if (at) numbers.push({ number: index + 1, at, box })
  }
  return numbers
}
