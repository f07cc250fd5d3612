/** Steps of each end of the price range, and first model years. */
const PRICE_STEPS = 100
const YEARS = 10
/** The first of those years, which few cars are older than. */
const FIRST_YEAR = 2000
/** The share of the range by which an end moves inwards at most: most cars stay found, so that every page is a full one. */
const MAX_NARROWING = 0.1

/** The number of addresses; then there are no more. */
export const ADDRESSES = PRICE_STEPS * PRICE_STEPS * YEARS

/**
 * Addresses of the listing at `path`, no two the same, so that no cache has their pages or answers. `price` is the range of all
 * cars' prices; where it is too narrow, the first step throws a RangeError.
 */
export function* uncachedListings(path: string, price: { min: number; max: number }): Generator<string> {
  const step = Math.floor(((price.max - price.min) * MAX_NARROWING) / PRICE_STEPS)
  if (step < 1) throw new RangeError(`Prices from ${price.min} to ${price.max} do not give enough addresses.`)
  for (let index = 0; index < ADDRESSES; index++) {
    const yearMin = FIRST_YEAR + (index % YEARS)
    const priceMin = price.min + (Math.floor(index / YEARS) % PRICE_STEPS) * step
    const priceMax = price.max - Math.floor(index / YEARS / PRICE_STEPS) * step
    yield `${path}?priceMin=${priceMin}&priceMax=${priceMax}&yearMin=${yearMin}`
  }
}
