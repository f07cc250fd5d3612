import { describe, expect, test } from 'vitest'

import { FAQ_TOPICS, PAGE_KEYS } from '@otosafi/domain/content/content'
import { CURRENCIES } from '@otosafi/editions/currency'
import { EDITIONS } from '@otosafi/editions/registry'
import { parseArtKey } from '@otosafi/illustrator/art-key'

import { type Demonstrated, DEMONSTRATED } from '../demonstrated.ts'
import { brandFacts } from '../stock/facts/brands.ts'
import { cityFacts } from '../stock/facts/cities.ts'
import { inLanguagesOf } from '../translations.ts'
import { categoriesOf } from './categories.ts'
import { contactInformationOf } from './contact-information.ts'
import { faqsOf } from './faqs.ts'
import { financingPartnersOf } from './financing-partners.ts'
import { footerOf } from './footer.ts'
import { galleryOf } from './gallery.ts'
import { pagesOf } from './pages.ts'
import { postsOf } from './posts.ts'
import { wordCount } from './posts/post.ts'
import { QUESTIONS } from './questions.ts'
import { storesOf } from './stores.ts'
import { teamOf } from './team.ts'
import { testimonialsOf } from './testimonials.ts'

/** Where each edition has its five stores. */
const CITIES: Record<Demonstrated, string[]> = {
  ma: ['casablanca', 'rabat', 'marrakech', 'tanger', 'agadir', 'fes'],
  ci: ['abidjan-cocody', 'abidjan-marcory', 'abidjan-plateau', 'bouake', 'yamoussoukro'],
  coza: ['sandton', 'pretoria', 'cape-town', 'durban', 'gqeberha'],
  rw: ['kigali-gasabo', 'kigali-kicukiro', 'kigali-nyarugenge', 'huye', 'musanze'],
  sn: ['dakar-almadies', 'dakar-plateau', 'dakar-yoff', 'thies', 'mbour'],
  default: ['casablanca', 'abidjan', 'johannesburg', 'kigali', 'dakar'],
}

/** The law on personal data and the authority of each edition's country (P-58). */
const LAWS: Record<Demonstrated, { law: RegExp; authority: RegExp }> = {
  ma: { law: /09-08/, authority: /CNDP/ },
  ci: { law: /2013-450/, authority: /ARTCI/ },
  coza: { law: /POPIA/, authority: /Information Regulator/ },
  rw: { law: /058\/2021/, authority: /NCSA/ },
  sn: { law: /2008-12/, authority: /CDP/ },
  default: { law: /your country|votre pays/, authority: /your country|votre pays/ },
}

/** The signs of currencies before an amount, or behind one, as a pattern. */
const signs = (place: 'before' | 'after') =>
  Object.values(CURRENCIES)
    .filter(({ position }) => position === place)
    .map(({ symbol }) => symbol.replace('$', String.raw`\$`))
    .join('|')

/** A group of thousands, a unit or a sign that a line break could part from its number. */
const PARTED = new RegExp(String.raw`\d \d{3}(?!\d)|\d (?:${signs('after')}|km|%)|(?<!\w)(?:${signs('before')}) \d`)

/** A deposit, as terms state it. */
const DEPOSIT = new RegExp(
  String.raw`(?:deposit of|acompte de) ([^\p{L}]*(?:${signs('before')}|${signs('after')})?[\d\s,]+)`,
  'gu',
)

const BRANDS = brandFacts.map((brand) => brand.id)

type Found = { path: string; text: Record<string, unknown> }

/** Every text by language in a value, with where it stands: an object with a key `en` or `fr`. */
function textsIn(value: unknown, path = ''): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  if ('en' in record || 'fr' in record) return [{ path, text: record }]
  return Object.entries(record).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}

describe.each(DEMONSTRATED)('the content of edition %s', (edition) => {
  const content = inLanguagesOf(edition, {
    faqs: faqsOf(edition),
    posts: postsOf(edition),
    testimonials: testimonialsOf(edition),
    partners: financingPartnersOf(edition),
    team: teamOf(edition),
    stores: storesOf(edition),
    categories: categoriesOf(edition),
    gallery: galleryOf(edition),
    pages: pagesOf(edition),
    questions: QUESTIONS,
    footer: footerOf(edition),
    contact: contactInformationOf(edition),
  })
  const texts = textsIn(content)
  const faulty = (isFaulty: (en: string, fr: string) => boolean) =>
    texts.filter(({ text }) => isFaulty(String(text.en), String(text.fr))).map(({ path, text }) => [path, text])

  test('speaks English and French everywhere', () => {
    expect(texts.length).toBeGreaterThan(300)
    const incomplete = texts.filter(
      ({ text }) => ![text.en, text.fr].every((one) => typeof one === 'string' && one.trim() !== ''),
    )
    expect(incomplete).toEqual([])
  })

  test('raises its voice nowhere', () => {
    expect(faulty((en, fr) => `${en}${fr}`.includes('!'))).toEqual([])
  })

  test('never uses the narrow no-break space', () => {
    expect(faulty((en, fr) => `${en}${fr}`.includes('\u202f'))).toEqual([])
  })

  test('writes typographic apostrophes in French', () => {
    expect(faulty((_, fr) => fr.includes("'"))).toEqual([])
  })

  test('keeps French double punctuation and quotation marks with their word', () => {
    expect(faulty((_, fr) => /[^\u00a0][;?»]|[^\u00a0\d]:(?!\/\/)|«[^\u00a0]/.test(fr))).toEqual([])
  })

  test('never parts a thousands group or a unit from its number', () => {
    expect(faulty((en, fr) => PARTED.test(`${en}\n${fr}`))).toEqual([])
  })

  test('leaves no placeholder unfilled', () => {
    expect(faulty((en, fr) => /\$\{|\{\{|undefined|null|\[object/.test(`${en}${fr}`))).toEqual([])
  })

  test('gives each item of a list an id of its own, in slugs', () => {
    for (const list of [
      content.faqs,
      content.posts,
      content.testimonials,
      content.partners,
      content.team,
      content.stores,
      content.categories,
      content.gallery,
    ]) {
      const ids = list.map((item) => item.id)
      expect(ids).toEqual([...new Set(ids)])
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    }
  })

  test('has enough of everything', () => {
    expect(content.faqs.length).toBeGreaterThanOrEqual(12)
    expect(content.posts.length).toBeGreaterThanOrEqual(6)
    expect(content.testimonials).toHaveLength(6)
    expect(content.partners.length).toBeGreaterThanOrEqual(3)
    expect(content.categories.length).toBeGreaterThanOrEqual(8)
    expect(content.gallery.length).toBeGreaterThanOrEqual(6)
    expect(content.pages.map((page) => page.key)).toEqual([...PAGE_KEYS])
    expect(content.footer.columns.length).toBeGreaterThanOrEqual(3)
    expect(FAQ_TOPICS.filter((topic) => !content.faqs.some((faq) => faq.topic === topic))).toEqual([])
  })

  test('has a team exactly where there is a team page', () => {
    expect(content.team).toHaveLength(EDITIONS[edition].features.ourTeam ? 8 : 0)
  })

  test('writes posts of 250 to 450 words and pages of 200 to 450, in both languages', () => {
    const lengths = (items: { name: string; body: Parameters<typeof wordCount>[0] }[]) =>
      items.flatMap(({ name, body }) =>
        (['en', 'fr'] as const).map((language) => [name, language, wordCount(body, language)] as const),
      )
    const posts = lengths(content.posts.map((post) => ({ name: post.id, body: post.body })))
    const pages = lengths(content.pages.map((page) => ({ name: page.key, body: page.blocks })))
    expect(posts.filter(([, , words]) => words < 250 || words > 450)).toEqual([])
    expect(pages.filter(([, , words]) => words < 200 || words > 450)).toEqual([])
  })

  test('places people and stores in cities of the edition, a store in each', () => {
    const cities = [...content.testimonials, ...content.stores, ...content.gallery, ...content.team].map(
      (item) => item.city,
    )
    const known = cityFacts[edition].map(({ id }) => id)
    expect(cities.filter((city) => !known.includes(city))).toEqual([])
    expect(content.stores.map((store) => store.city).sort()).toEqual(CITIES[edition].toSorted())
  })

  test('names brands that exist and pictures that can be drawn', () => {
    const brands = content.posts.flatMap((post) => post.brands)
    expect(brands.filter((brand) => !BRANDS.includes(brand))).toEqual([])
    const pictures = [...content.posts, ...content.gallery].map((item) => item.photo)
    expect(pictures.filter((key) => parseArtKey(key) === null)).toEqual([])
  })

  test('lists the latest first and calls a post featured', () => {
    const dates = content.posts.map((post) => post.publishedOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(content.testimonials.map((one) => one.date)).toEqual(
      content.testimonials
        .map((one) => one.date)
        .sort()
        .reverse(),
    )
    expect(content.posts.some((post) => post.featured)).toBe(true)
  })

  test('marks invented opinions as demonstration data and gives some of them four stars', () => {
    expect(content.testimonials.every((one) => one.demo && one.source.en === 'demonstration data')).toBe(true)
    expect(content.testimonials.some((one) => one.rating === 4)).toBe(true)
    expect(content.testimonials.every((one) => one.rating >= 4)).toBe(true)
  })

  test('states the deposit of the edition’s facts, refunded in full, or none', () => {
    const expected = EDITIONS[edition].booking.deposit
    const terms = textsIn([content.faqs, content.pages.filter(({ key }) => key === 'termsOfUse')])
    const stated = (language: 'en' | 'fr') =>
      terms.flatMap(({ text }) =>
        [...String(text[language]).matchAll(DEPOSIT)].map(([, amount]) => Number(amount?.replace(/\D/g, ''))),
      )
    expect(stated('en')).toEqual(expected === null ? [] : [expected, expected, expected])
    expect(stated('fr')).toEqual(stated('en'))
    const booking = content.faqs.filter((faq) => faq.id === 'deposit-refund').map((faq) => faq.answer.en)
    expect(booking.some((answer) => answer.includes('refunded in full'))).toBe(
      expected !== null && EDITIONS[edition].booking.refund === 'full',
    )
  })

  test('speaks of money back, 24 hours and 30 minutes only where the edition claims them', () => {
    const words = texts.map(({ text }) => String(text.en)).join('\n')
    const { claims } = EDITIONS[edition]
    // These three stand on the product's own pages; content that repeats one has to have the edition's claim behind it.
    const repeated = {
      paidWithin24Hours: /within 24 hours/,
      quoteWithin30Minutes: /within 30 minutes/,
      buyBack: /take back the old one/,
    } as const
    const unclaimed = (Object.keys(repeated) as (keyof typeof repeated)[]).filter((claim) => !claims.includes(claim))
    expect(unclaimed.filter((claim) => repeated[claim].test(words))).toEqual([])
    expect(/5 days after you receive/.test(words)).toBe(claims.includes('moneyBack'))
  })

  test('keeps the terms of lenders within the edition’s longest loan and dates each of them', () => {
    const { maxMonths } = EDITIONS[edition].loan
    expect(content.partners.filter((one) => one.maxMonths > maxMonths || one.minMonths < 12)).toEqual([])
    expect(content.partners.filter((one) => one.rate && one.rate.min > one.rate.max)).toEqual([])
    expect(content.partners.filter((one) => !/^\d{4}-\d{2}-\d{2}$/.test(one.sourceDate))).toEqual([])
  })

  test('keeps to the longest loan of a used car where it speaks of one, and to that of any car elsewhere', () => {
    const { maxMonths, maxMonthsNew } = EDITIONS[edition].loan
    const finance = content.pages.find(({ key }) => key === 'finance')
    expect(finance?.summary.en).toContain(`over 12 to ${maxMonthsNew} months`)
    const terms = texts.map(({ text }) => String(text.en)).filter((text) => /over 12 to \d+ months/.test(text))
    const ofUsedCars = terms.filter((text) => text.includes('used car'))
    expect(ofUsedCars.filter((text) => !text.includes(`12 to ${maxMonths} months`))).toEqual([])
    const ofAnyCar = terms.filter((text) => !text.includes('used car'))
    expect(ofAnyCar.filter((text) => !text.includes(`12 to ${maxMonthsNew} months`))).toEqual([])
  })

  test('speaks of a margin and never of interest where a lender is participatory', () => {
    const participatory = content.partners.filter(({ kind }) => kind === 'participatory')
    const words = textsIn(participatory).flatMap(({ text }) => Object.values(text).map(String))
    expect(words.filter((text) => /interest|intérêt|فائدة/i.test(text))).toEqual([])
    expect(participatory.every(({ description }) => /margin/.test(description.en))).toBe(true)
  })

  test('names in its privacy policy the law of the country and the authority that watches over it', () => {
    const { law, authority } = LAWS[edition]
    const policy = content.pages.find(({ key }) => key === 'privacyPolicy')
    for (const language of ['en', 'fr'] as const) {
      const words = textsIn(policy?.blocks).map(({ text }) => String(text[language]))
      expect(words.some((text) => law.test(text) && text.includes(content.contact.email))).toBe(true)
      expect(words.at(-1)).toMatch(authority)
    }
  })

  test('can be reached at a number that the edition’s own rules accept', () => {
    const { callingCode, mobile } = EDITIONS[edition].phone
    const { phone } = content.contact
    expect(phone).toMatch(/^\+[1-9]\d{7,14}$/)
    if (callingCode !== null && mobile !== null) {
      expect(phone.startsWith(`+${callingCode}`)).toBe(true)
      expect(phone.slice(callingCode.length + 1)).toMatch(new RegExp(mobile))
    }
    expect(content.contact.email).toBe(`hello@${EDITIONS[edition].host}`)
  })

  test('says the same each time it is asked', () => {
    const again = inLanguagesOf(edition, { faqs: faqsOf(edition), posts: postsOf(edition), pages: pagesOf(edition) })
    expect(content).toMatchObject(again)
  })
})

test('warns of imported cars where the word is a caution, and offers them as a category elsewhere', () => {
  for (const edition of DEMONSTRATED) {
    const offered = categoriesOf(edition).some((category) => category.id === 'imported')
    expect(offered).toBe(EDITIONS[edition].importedIs === 'neutral')
  }
})
