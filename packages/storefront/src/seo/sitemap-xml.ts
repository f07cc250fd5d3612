import { escapeXml, XML } from './xml.ts'

/**
 * An entry of a sitemap: its alternates, pictures and day of the last change (ISO; absent where it is not known). All
 * addresses are absolute.
 */
export type SitemapEntry = {
  address: string
  lastModified?: string | null | undefined
  alternates?: readonly { languageTag: string; href: string }[]
  pictures?: readonly string[]
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Writes a sitemap (sitemaps.org 0.9, with the extensions for languages and pictures). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${XML}<urlset ${NAMESPACES}>\n${entries.map(urlXml).join('')}</urlset>\n`
}

/** Writes the index of sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`
}

function urlXml({ address, lastModified, alternates = [], pictures = [] }: SitemapEntry): string {
  return [
    `<url><loc>${escapeXml(address)}</loc>`,
    lastModified ? `<lastmod>${lastModified.slice(0, 10)}</lastmod>` : '',
    ...alternates.map(
      ({ languageTag, href }) => `<xhtml:link rel="alternate" hreflang="${languageTag}" href="${escapeXml(href)}"/>`,
    ),
    ...pictures.map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`),
    '</url>\n',
  ].join('')
}
