// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { feedXml } from './feed-xml.ts'

it('a feed is well-formed, whatever its texts hold, and says each article’s day', () => {
  const title = 'Diesel & petrol <or> "both"?'
  const xml = feedXml({
    title,
    description: 'What to know',
    languageTag: 'fr-MA',
    address: 'https://otosafi.ma/fr/blog',
    feedAddress: 'https://otosafi.ma/fr/blog/rss.xml',
    items: [
      {
        title,
        address: 'https://otosafi.ma/fr/blog/diesel-or-petrol',
        description: 'L’un & l’autre',
        category: 'Acheter',
        publishedAt: '2026-08-05T00:00:00.000Z',
      },
    ],
  })
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const textOf = (name: string) => feed.querySelector(name)?.textContent
  expect(textOf('channel > title')).toBe(title)
  expect(textOf('channel > language')).toBe('fr-MA')
  expect(textOf('item > title')).toBe(title)
  expect(textOf('item > guid')).toBe('https://otosafi.ma/fr/blog/diesel-or-petrol')
  expect(textOf('item > pubDate')).toBe('Wed, 05 Aug 2026 00:00:00 GMT')
})
