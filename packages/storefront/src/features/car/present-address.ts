import { redirect } from 'react-router'

/**
 * Sends a visitor of an old address of a car, or of a page below it, to the present one with a 301: only the id counts
 * (P-16). `below` is what follows the car's own address, with its slash.
 */
export function keepPresentAddress(url: URL, address: string, below = ''): void {
  const present = address + below
  if (decodeURI(url.pathname) !== decodeURI(present)) throw redirect(present + url.search, 301)
}
