// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { edition } from '#edition'

import { answerSitemap } from './sitemaps.ts'

const HOST = 'otosafi.ma'

const on = (day: string) => `${day}T09:30:00.000Z`

/** A car as the API answers it, in what sitemaps read of it. */
const car = (id: string, day: string, changed: { oldPrice?: number; status?: string } = {}) => ({
  id,
  brand: { id: 'dacia' },
  model: { id: id.startsWith('s') ? 'sandero' : 'logan' },
  modelYear: 2020,
  price: 90_000,
  oldPrice: null,
  status: 'available',
  photo: null,
  changedAt: on(day),
  ...changed,
})

const CARS = [
  car('l3', '2026-05-04'),
  car('s2', '2026-05-03', { oldPrice: 95_000 }),
  car('s1', '2026-05-02', { status: 'reserved' }),
  car('l1', '2026-05-01'),
]

const CATEGORIES = [
  { id: 'family', count: 2, newestAt: on('2026-05-01') },
  { id: 'electric', count: 0, newestAt: null },
]

const BRANDS = [
  { id: 'dacia', newestAt: on('2026-05-04') },
  { id: 'kia', newestAt: on('2026-04-30') },
]

const model = (id: string, day: string) => ({ key: `dacia-${id}`, brand: { id: 'dacia' }, newestAt: on(day) })

/** The articles by page, newest first. */
const BLOGS = [[{ id: 'papers', publishedAt: on('2026-04-05') }, { id: 'oil' }], [{ id: 'tyres' }]]

/** The questions that the API was asked. */
const asked: string[] = []

/** Answers of the API that a test has changed, by path: a Response fails as it says. */
const changed = new Map<string, unknown>()
afterEach(() => changed.clear())

/** Answers as the API does: cars newest first. */
function answerOf({ pathname, searchParams }: URL): unknown {
  asked.push(pathname)
  if (changed.has(pathname)) return changed.get(pathname)
  return new Map<string, unknown>([
    ['/api/cars', { cars: CARS.slice(0, Number(searchParams.get('limit'))), total: 4, pageCount: 1 }],
    ['/api/car-brands/by/car', { carBrands: BRANDS }],
    ['/api/car-models/filter', { models: [model('logan', '2026-05-04'), model('sandero', '2026-05-03')] }],
    ['/api/categories', { categories: CATEGORIES }],
    ['/api/pages', { pages: [{ key: 'about', title: 'About', updatedAt: on('2026-01-02') }] }],
    ['/api/blogs', { blogs: BLOGS[Number(searchParams.get('page') ?? 1) - 1], pageCount: BLOGS.length }],
    ['/api/blogs/papers', { id: 'papers', language: 'fr', updatedAt: on('2026-04-06') }],
    ['/api/blogs/oil', { id: 'oil', language: 'fr', updatedAt: on('2026-04-07') }],
    ['/api/blogs/tyres', { id: 'tyres', language: 'fr', updatedAt: on('2024-01-02') }],
    ['/api/pricing/brands', { brands: [{ id: 'dacia', name: 'Dacia' }] }],
    ['/api/pricing/models', { models: [{ id: 'logan' }, { id: 'duster' }] }],
  ]).get(pathname)
}

async function sitemapOf(path: string): Promise<Document> {
  const fetchApi = async (input: RequestInfo | URL) => {
    const answer = answerOf(new URL((input as Request).url))
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  }
  const xml = await answerSitemap(new URL(path, `https://${HOST}`), { fetchApi, host: HOST, idempotencyKey: null })
  return new DOMParser().parseFromString(xml ?? '', 'application/xml')
}

/** The entries of a sitemap: their addresses with the day of the last change, which is null where none is said. */
async function entriesOf(path: string): Promise<ReadonlyMap<string | undefined, string | null>> {
  const urls = (await sitemapOf(path)).querySelectorAll('url')
  return new Map(
    [...urls].map((url) => [
      url.querySelector('loc')?.textContent.replace(`https://${HOST}`, ''),
      url.querySelector('lastmod')?.textContent ?? null,
    ]),
  )
}

describe('a sitemap', () => {
  it('says of pages when what they show changed, and nothing where that is not known', async () => {
    const pages = await entriesOf('/sitemaps/fr/pages.xml')
    expect(pages.get('/fr')).toBe('2026-05-04')
    expect(pages.get('/fr/buy-cars')).toBe('2026-05-04')
    expect(pages.get('/fr/about')).toBe('2026-01-02')
    expect(pages.get('/fr/blog')).toBe('2026-04-05')
    for (const page of ['contact-us', 'services', 'faqs', 'pricing-tool']) expect(pages.get(`/fr/${page}`)).toBeNull()
  })

  it('has the pages that lead to the money, to people and to what only this edition has, and no private ones', async () => {
    const pages = await entriesOf('/sitemaps/fr/pages.xml')
    for (const page of ['finance', 'sell-car', 'about/careers', 'contact-us', 'pricing-tool', 'about/our-team'])
      expect(pages.has(`/fr/${page}`), page).toBe(true)
    expect([...pages.keys()].filter((path) => /account|compare|recently-viewed|bookings/.test(path ?? ''))).toEqual([])
  })

  it('has the page of the warranty where the edition claims one', async () => {
    expect((await entriesOf('/sitemaps/fr/pages.xml')).has('/fr/about/warranty')).toBe(true)
    const claimed = vi.spyOn(edition.claims, 'includes').mockReturnValue(false)
    const pages = await entriesOf('/sitemaps/fr/pages.xml').finally(() => claimed.mockRestore())
    expect(pages.has('/fr/about/warranty')).toBe(false)
  })

  it('says of lists when their newest car came, and asks for none of these cars', async () => {
    asked.length = 0
    expect(await entriesOf('/sitemaps/fr/categories.xml')).toEqual(new Map([['/fr/category/family', '2026-05-01']]))
    expect(await entriesOf('/sitemaps/fr/brands.xml')).toEqual(
      new Map([
        ['/fr/buy-cars?brand=dacia', '2026-05-04'],
        ['/fr/buy-cars?brand=dacia&model=dacia-logan', '2026-05-04'],
        ['/fr/buy-cars?brand=dacia&model=dacia-sandero', '2026-05-03'],
        ['/fr/buy-cars?brand=kia', '2026-04-30'],
      ]),
    )
    expect(await entriesOf('/sitemaps/fr/prices.xml')).toEqual(
      new Map([
        ['/fr/pricing-tool?brand=dacia&model=logan', '2026-05-04'],
        ['/fr/pricing-tool?brand=dacia&model=duster', null],
      ]),
    )
    expect(asked).not.toContain('/api/cars')
  })

  it('says of a car when its page changed', async () => {
    const days = [...(await entriesOf('/sitemaps/fr/cars-1.xml')).values()]
    expect(days).toEqual(['2026-05-04', '2026-05-03', '2026-05-02', '2026-05-01'])
  })

  it('has the articles of every page but one that was taken back, and is not given out where one cannot be read', async () => {
    const path = '/sitemaps/fr/posts.xml'
    expect([...(await entriesOf(path)).keys()]).toEqual(['/fr/blog/papers', '/fr/blog/oil', '/fr/blog/tyres'])
    changed.set('/api/blogs/oil', Response.json({ code: 'not_found' }, { status: 404 }))
    expect([...(await entriesOf(path)).keys()]).toEqual(['/fr/blog/papers', '/fr/blog/tyres'])
    changed.set('/api/blogs/oil', Response.json({ code: 'unavailable' }, { status: 503 }))
    await expect(entriesOf(path)).rejects.toBeDefined()
  })

  it('is not named by the index where it would be empty', async () => {
    const named = async () =>
      Array.from((await sitemapOf('/sitemap.xml')).querySelectorAll('loc'), ({ textContent }) =>
        textContent.replace(`https://${HOST}/sitemaps/`, ''),
      ).filter((each) => each.startsWith('fr/'))
    const all = ['pages', 'categories', 'brands', 'prices', 'cars-1', 'posts'].map((name) => `fr/${name}.xml`)
    expect(await named()).toEqual(all)
    changed.set('/api/cars', { cars: [], total: 0, pageCount: 0 })
    changed.set('/api/car-brands/by/car', { carBrands: [] })
    changed.set('/api/categories', { categories: [{ id: 'family', count: 0, newestAt: null }] })
    expect(await named()).toEqual(['fr/pages.xml', 'fr/prices.xml', 'fr/posts.xml'])
  })

  it('is named by the index also while it cannot be read, and nothing is asked for the index but whether it is empty', async () => {
    const named = async () =>
      Array.from((await sitemapOf('/sitemap.xml')).querySelectorAll('loc'), ({ textContent }) => textContent)
    asked.length = 0
    const all = await named()
    expect(asked).not.toContain('/api/car-models/filter')
    expect(all).toContain(`https://${HOST}/sitemaps/fr/posts.xml`)
    const away = Response.json({ code: 'unavailable' }, { status: 503 })
    for (const path of ['/api/cars', '/api/car-brands/by/car', '/api/categories', '/api/pricing/brands']) {
      changed.set(path, away)
      expect(await named(), path).toEqual(all)
      changed.delete(path)
    }
    changed.set('/api/blogs/papers', away)
    expect(await named()).toEqual(expect.arrayContaining(all))
  })
})
