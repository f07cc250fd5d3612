/** Structured data (schema.org). */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** The head of a page: finished texts and absolute addresses. */
export type Head = {
  title: string
  description: string
  keywords?: string | undefined
  /** Open Graph title and description; default the page's own. */
  socialTitle?: string | undefined
  socialDescription?: string | undefined
  /** Open Graph type: `website`, or `article` for a page with an author and a date. */
  type?: 'website' | 'article'
  /** BCP 47 tag of the page's language and country. */
  languageTag: string
  /** Canonical and hreflang links; null adds `noindex`. */
  place: { canonical: string; alternates: readonly { languageTag: string; href: string }[] } | null
  /** Open Graph picture, absolute. Its size is left out: those who show it measure it. */
  picture: string
  /** Text alternative of a picture of 1200 by 630. Its size is then given: Facebook shows none before it has that. */
  pictureAlt?: string | undefined
  data?: readonly StructuredData[]
}

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }),
)

/** Escapes text for attributes and content. */
function escape(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES.get(character) ?? character)
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>`
}

/** Writes the tags of a page's head (P-09), into documents alone (record 0012). */
export function headTags(head: Head): string {
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { name, content })
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  const { place, picture, pictureAlt } = head
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
    ...(pictureAlt === undefined
      ? []
      : [property('image:width', '1200'), property('image:height', '630'), property('image:alt', pictureAlt)]),
    ...localesOf(head.languageTag, others).map(([name, locale]) => property(name, locale)),
    meta('twitter:card', 'summary_large_image'),
    structuredData(head.data ?? []),
  ].join('')
}

/** Open Graph's locales have a country (`fr_MA`). */
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
