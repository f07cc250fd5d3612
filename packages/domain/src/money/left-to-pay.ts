/**
 * The price after the trade-in of a car that is worth from `low` to `high`, whole units of the currency; negative where
 * that car is worth more.
 */
export function leftToPay(
  price: number,
  { low, high }: { low: number; high: number },
): { least: number; most: number } {
  return { least: price - high, most: price - low }
}
