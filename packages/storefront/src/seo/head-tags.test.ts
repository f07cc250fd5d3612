// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { type Head, headTags } from './head-tags.ts'

const head: Head = {
  title: 'Dacia "Duster" & co | Otosafi',
  description: 'Les prix sont montrés tels qu’ils sont <ici>.',
  keywords: 'dacia, duster',
  socialTitle: 'Dacia à vendre',
  languageTag: 'fr-MA',
  place: {
    canonical: 'https://otosafi.ma/fr/buy-cars?brand=dacia&page=2',
    alternates: [
      { languageTag: 'fr-MA', href: 'https://otosafi.ma/fr/buy-cars?brand=dacia&page=2' },
      { languageTag: 'ar-MA', href: 'https://otosafi.ma/ar/buy-cars?brand=dacia&page=2' },
    ],
  },
  picture: 'https://otosafi.ma/share.png',
  data: [{ '@type': 'WebSite', name: '</script><script>alert(1)' }],
}

function parse(changed: Partial<Head> = {}): Document {
  return new DOMParser().parseFromString(
    `<!DOCTYPE html><head>${headTags({ ...head, ...changed })}</head>`,
    'text/html',
  )
}

function content(document: Document, selector: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute('content')
}

describe('the head of a page', () => {
  it('carries its texts to the letter, whatever stands in them', () => {
    const document = parse()
    expect(document.title).toBe(head.title)
    expect(content(document, 'meta[name=description]')).toBe(head.description)
    expect(content(document, 'meta[name=keywords]')).toBe(head.keywords)
    expect(content(document, 'meta[property="og:title"]')).toBe('Dacia à vendre')
    expect(content(document, 'meta[property="og:description"]')).toBe(head.description)
    expect(document.body.textContent).toBe('')
  })

  it('says what its picture shows and how large it is, where it has one of its own', () => {
    const document = parse({ pictureAlt: 'Dacia "Duster"' })
    const tags = ['image', 'image:width', 'image:height', 'image:alt'].map((each) =>
      content(document, `meta[property="og:${each}"]`),
    )
    expect(tags).toEqual([head.picture, '1200', '630', 'Dacia "Duster"'])
    expect(parse().querySelector('meta[property^="og:image:"]')).toBeNull()
  })

  it('names its address, and itself among its languages', () => {
    const document = parse()
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(head.place?.canonical)
    const alternates = [...document.querySelectorAll('link[rel=alternate]')]
    expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
      head.place?.alternates.map(({ languageTag, href }) => [languageTag, href]),
    )
    expect(content(document, 'meta[property="og:locale"]')).toBe('fr_MA')
    expect(content(document, 'meta[property="og:locale:alternate"]')).toBe('ar_MA')
  })

  it('has no alternates where there is one language, and no locale where there is no country', () => {
    const only = { languageTag: 'fr', href: 'https://otosafi.dev/fr' }
    const document = parse({ languageTag: 'fr', place: { canonical: only.href, alternates: [only] } })
    expect(document.querySelector('link[rel=alternate], meta[property="og:locale"]')).toBeNull()
  })

  it('keeps data within their element', () => {
    const document = parse()
    const [script, ...others] = document.querySelectorAll('script')
    expect(others).toEqual([])
    const data = JSON.parse(script?.textContent ?? '') as { '@graph': unknown }
    expect(data['@graph']).toEqual(head.data)
  })

  it('keeps search engines away from pages that are not theirs', () => {
    const document = parse({ place: null })
    expect(content(document, 'meta[name=robots]')).toBe('noindex')
    expect(document.querySelector('link, script, meta[property]')).toBeNull()
  })
})
