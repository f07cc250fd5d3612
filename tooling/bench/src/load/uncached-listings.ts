/** How many places each end of the price range takes, and how many first model years there are. */
const PLACES = 100
const YEARS = 10
/** The first of those years, which few cars are older than. */
const FIRST_YEAR = 2000
/** How much of the range an end moves inwards at most: most cars stay found, so that every page is a full one. */
const INWARDS = 0.1

/** How many addresses there are before one comes twice. */
export const ADDRESSES = PLACES * PLACES * YEARS

/**
 * Addresses of the listing at `path`, no two the same: what kept pages and answers do not know has to be found and
 * rendered anew. `price` is the range of all cars' prices; a RangeError is thrown where it is too narrow.
 */
export function* uncachedListings(path: string, price: { min: number; max: number }): Generator<string> {
  const step = Math.floor(((price.max - price.min) * INWARDS) / PLACES)
  if (step < 1) throw new RangeError(`Prices from ${price.min} to ${price.max} do not give enough addresses.`)
  for (let place = 0; place < ADDRESSES; place++) {
    const yearMin = FIRST_YEAR + (place % YEARS)
    const priceMin = price.min + (Math.floor(place / YEARS) % PLACES) * step
    const priceMax = price.max - Math.floor(place / YEARS / PLACES) * step
    yield `${path}?priceMin=${priceMin}&priceMax=${priceMax}&yearMin=${yearMin}`
  }
}
