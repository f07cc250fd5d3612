import { escapeXml, XML } from './xml.ts'

/** An article in a feed; addresses are absolute, `publishedAt` is an ISO time in UTC. */
export type FeedItem = { title: string; address: string; description: string; category: string; publishedAt: string }

/** A feed and its articles, newest first. */
export type Feed = {
  title: string
  description: string
  /** BCP 47. */
  languageTag: string
  /** The page that lists the articles. */
  address: string
  feedAddress: string
  items: readonly FeedItem[]
}

/** Writes a feed (RSS 2.0, with the `self` link that feed readers need). */
export function feedXml({ title, description, languageTag, address, feedAddress, items }: Feed): string {
  return [
    `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
    `<title>${escapeXml(title)}</title><link>${escapeXml(address)}</link>`,
    `<description>${escapeXml(description)}</description><language>${languageTag}</language>`,
    `<atom:link href="${escapeXml(feedAddress)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('')
}

function itemXml({ title, address, description, category, publishedAt }: FeedItem): string {
  return [
    `<item><title>${escapeXml(title)}</title><link>${escapeXml(address)}</link>`,
    `<guid>${escapeXml(address)}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<category>${escapeXml(category)}</category><description>${escapeXml(description)}</description></item>\n`,
  ].join('')
}
