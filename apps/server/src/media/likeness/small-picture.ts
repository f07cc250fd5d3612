/** The edge of the small grey picture by which pictures are compared. */
export const EDGE = 64

/** A part of it, in its pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** The sums of all pixels above and to the left: that of any field is four of them. */
export type Sums = Float64Array

/** Edges of parts as a share of the whole, and how many there are along each edge. */
const CUTS = [
  { share: 0.95, places: 2 },
  { share: 0.9, places: 3 },
  { share: 0.85, places: 3 },
  { share: 0.8, places: 4 },
  { share: 0.75, places: 4 },
  { share: 0.7, places: 5 },
  { share: 0.6, places: 6 },
] as const

/** The whole, and parts that somebody may have cut out. */
export const PARTS: readonly Rect[] = [
  { left: 0, top: 0, right: EDGE, bottom: EDGE },
  ...CUTS.flatMap(({ share, places }) => {
    const edge = EDGE * share
    const from = Array.from({ length: places }, (_, at) => ((EDGE - edge) * at) / (places - 1))
    return from.flatMap((top) => from.map((left) => ({ left, top, right: left + edge, bottom: top + edge })))
  }),
]

export function sumsOf(pixels: Uint8Array): Sums {
  const sums = new Float64Array((EDGE + 1) ** 2)
  for (let y = 0; y < EDGE; y += 1) {
    let row = 0
    for (let x = 0; x < EDGE; x += 1) {
      row += pixels[y * EDGE + x] ?? 0
      sums[(y + 1) * (EDGE + 1) + x + 1] = row + (sums[y * (EDGE + 1) + x + 1] ?? 0)
    }
  }
  return sums
}

/** How bright a field of a part is that has so many of them along each edge. */
export function brightness(
  sums: Sums,
  { left, top, right, bottom }: Rect,
  { column, row, of }: { column: number; row: number; of: number },
): number {
  const [width, height] = [(right - left) / of, (bottom - top) / of]
  const [x, y] = [left + column * width, top + row * height]
  const sum =
    sumTo(sums, x + width, y + height) - sumTo(sums, x, y + height) - sumTo(sums, x + width, y) + sumTo(sums, x, y)
  return sum / (width * height)
}

/** The sum of all above and to the left of a place between pixels. */
function sumTo(sums: Sums, x: number, y: number): number {
  const [column, row] = [Math.min(EDGE - 1, Math.floor(x)), Math.min(EDGE - 1, Math.floor(y))]
  const [right, down] = [x - column, y - row]
  const at = row * (EDGE + 1) + column
  const above = (sums[at] ?? 0) * (1 - right) + (sums[at + 1] ?? 0) * right
  const below = (sums[at + EDGE + 1] ?? 0) * (1 - right) + (sums[at + EDGE + 2] ?? 0) * right
  return above * (1 - down) + below * down
}
