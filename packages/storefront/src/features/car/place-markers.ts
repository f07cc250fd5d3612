/** A point of a drawing. */
export type Spot = { x: number; y: number }
/** A marker on a drawing; `of` is the spot where it belongs, from where it may have been moved. */
export type PlacedMarker<Of extends Spot = Spot> = Spot & { of: Of }

/** Distance between two rings of tried places, and the places of a ring. */
const RING = 5
const PLACES_OF_A_RING = 16

/** Places round markers of `radius` within a drawing, each as near to its spot as earlier ones allow. Those without room are omitted. */
export function placeMarkers<Of extends Spot>(
  spots: readonly Of[],
  { width, height, radius }: { width: number; height: number; radius: number },
): PlacedMarker<Of>[] {
  const placed: PlacedMarker<Of>[] = []
  const fits = ({ x, y }: Spot) =>
    x >= radius &&
    y >= radius &&
    x <= width - radius &&
    y <= height - radius &&
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= 2 * radius)
  for (const of of spots) {
    const found = ringsAround(of, Math.ceil((width + height) / RING)).find(fits)
    if (found !== undefined) placed.push({ ...found, of })
  }
  return placed
}

function ringsAround({ x, y }: Spot, rings: number): Spot[] {
  const around = Array.from({ length: rings }, (_, ring) =>
    Array.from({ length: PLACES_OF_A_RING }, (__, at) => {
      const angle = ((at + ring / 2) / PLACES_OF_A_RING) * 2 * Math.PI
      const reach = (ring + 1) * RING
      return { x: Math.round(x + reach * Math.cos(angle)), y: Math.round(y + reach * Math.sin(angle)) }
    }),
  )
  return [{ x: Math.round(x), y: Math.round(y) }, ...around.flat()]
}
