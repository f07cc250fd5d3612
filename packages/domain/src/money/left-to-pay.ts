/**
 * What is left of a price after a car that is worth from `low` to `high` was given in exchange, whole units of the currency; the
 * seller's own money where it is negative.
 */
export function leftToPay(
  price: number,
  { low, high }: { low: number; high: number },
): { least: number; most: number } {
  return { least: price - high, most: price - low }
}
