/** Data that search engines read, as schema.org names them. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** What a page says of itself to browsers, search engines and messengers; finished texts and absolute addresses. */
export type Head = {
  title: string
  description: string
  keywords?: string | undefined
  /** How a shared link is headed and described; the page's own words where nothing else is said. */
  socialTitle?: string | undefined
  socialDescription?: string | undefined
  /** `website`, or `article` for what has an author and a date. */
  type?: 'website' | 'article'
  /** BCP 47 tag of the page's language and country. */
  languageTag: string
  /** The page's present address, and the same page in the other languages of its host; null keeps search engines away. */
  place: { canonical: string; alternates: readonly { languageTag: string; href: string }[] } | null
  /** The picture of a shared link, absolute. Who shows it measures it: two more tags a page are not worth a glance. */
  picture: string
  data?: readonly StructuredData[]
}

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }),
)

/** Text as it may stand in an attribute or between tags. */
function escape(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES.get(character) ?? character)
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>`
}

/** Writes the tags of a page's head (spec section 2). They exist in documents alone: a browser never needs them again. */
export function headTags(head: Head): string {
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { name, content })
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  const { place, picture } = head
  const title = `<title>${escape(head.title)}</title>${meta('description', head.description)}`
  if (place === null) return title + meta('robots', 'noindex')
  const others = place.alternates.length > 1 ? place.alternates : []
  return [
    title,
    meta('keywords', head.keywords),
    tag('link', { rel: 'canonical', href: place.canonical }),
    ...others.map(({ languageTag, href }) => tag('link', { rel: 'alternate', hreflang: languageTag, href })),
    property('type', head.type ?? 'website'),
    property('title', head.socialTitle ?? head.title),
    property('description', head.socialDescription ?? head.description),
    property('url', place.canonical),
    property('image', picture),
    ...localesOf(head.languageTag, others).map(([name, locale]) => property(name, locale)),
    meta('twitter:card', 'summary_large_image'),
    structuredData(head.data ?? []),
  ].join('')
}

/** Open Graph knows languages with a country alone (`fr_MA`). */
function localesOf(own: string, others: readonly { languageTag: string }[]): (readonly [string, string])[] {
  const locales = [own, ...others.map(({ languageTag }) => languageTag).filter((each) => each !== own)]
  return locales
    .filter((each) => each.includes('-'))
    .map((each, index) => [index === 0 ? 'locale' : 'locale:alternate', each.replace('-', '_')])
}

function structuredData(data: readonly StructuredData[]): string {
  if (data.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}
