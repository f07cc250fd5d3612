import { BRAND_NAME, MARK } from '@otosafi/ui/theme/brand'

/** The address of an image of the mark with the name beside it, in the given colours, for places that take no component. */
export function brandImage({ brand, ink }: { brand: string; ink: string }): string {
  const mark = `<path d="${MARK}" fill="none" stroke="${brand}" stroke-width="5" stroke-linecap="round"/>`
  const name = `<text x="44" y="24" font-family="Figtree, system-ui, sans-serif" font-size="23" font-weight="650" fill="${ink}">${BRAND_NAME}</text>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32">${mark}${name}</svg>`)}`
}
