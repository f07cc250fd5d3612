import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { type ApiClient, createApiClient } from '@otosafi/api-client/client'
import type { Blog, CarModel } from '@otosafi/api-client/schema'
import { EDITION_FEATURES, type EditionFeature } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import type { Language } from '@otosafi/editions/language'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { dataOrThrow } from '../request/api-result.ts'
import type { SiteRequest } from '../request/site-context.ts'
import { type Alternate, alternatesEverywhere, alternatesHere, PUBLIC_PAGES } from './alternates.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Cars or articles in an answer of the API, and answers with cars in a sitemap. */
const CARS = 48
const ANSWERS = 10
/** More models than any edition knows. */
const MODELS = 2000
const NOT_FOUND = 404
/** The deepest page of the listing; older cars are found by its links. */
const LAST_PAGE = 1000

const PATH = /^\/sitemaps\/([a-z]{2})\/(pages|categories|brands|prices|posts|cars-(\d{1,3}))\.xml$/

type Sources = { api: ApiClient; host: string; origin: string; language: Language }

/** The sitemap at an address; null for any other address. Throws where the API fails. */
export async function answerSitemap(url: URL, { fetchApi, host }: SiteRequest): Promise<string | null> {
  const origin = originOfEdition(edition.id, host)
  const sources = (language: Language): Sources => ({
    api: createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language }),
    host,
    origin,
    language,
  })
  if (url.pathname === '/sitemap.xml') return sitemapIndexXml(await sitemaps(sources))
  const [, code, name, number] = PATH.exec(url.pathname) ?? []
  const language = languages.find((each) => each === code)
  if (language === undefined || name === undefined) return null
  const entries = await (number === undefined
    ? ENTRIES[name as keyof typeof ENTRIES](sources(language))
    : cars(sources(language), Number(number)))
  return entries && sitemapXml(entries)
}

/** Empty lists are left out: a sitemap must not be empty. */
async function sitemaps(sources: (language: Language) => Sources): Promise<string[]> {
  const { api, origin } = sources(edition.defaultLanguage)
  const lists = await Promise.all([
    unlessEmpty('categories', async () =>
      dataOrThrow(await api.GET('/categories')).categories.some(({ count }) => count > 0),
    ),
    unlessEmpty('brands', async () => dataOrThrow(await api.GET('/car-brands/by/car')).carBrands.length > 0),
    unlessEmpty(
      'prices',
      async () => edition.features.pricingTool && dataOrThrow(await api.GET('/pricing/brands')).brands.length > 0,
    ),
    carSections(api),
  ])
  const all = await Promise.all(
    languages.map(async (language) => {
      const names = ['pages', ...lists.flat(), ...(await unlessEmpty('posts', () => hasPosts(sources(language))))]
      return names.map((name) => `${origin}/sitemaps/${language}/${name}.xml`)
    }),
  )
  return all.flat()
}

/** The name of a list that has entries; one that cannot be asked about stays, or search engines would forget it. */
async function unlessEmpty(name: string, hasEntries: () => Promise<boolean>): Promise<string[]> {
  return (await hasEntries().catch(() => true)) ? [name] : []
}

/** As many sections of the cars as there were at the last answer: they stay while the API gives none. */
let sections = 1

async function carSections(api: ApiClient): Promise<string[]> {
  const query = { limit: 1, facets: false }
  const { data } = await api.GET('/cars', { params: { query } }).catch(() => ({ data: undefined }))
  if (data !== undefined) sections = Math.ceil(Math.min(Math.ceil(data.total / CARS), LAST_PAGE) / ANSWERS)
  return Array.from({ length: sections }, (_, index) => `cars-${index + 1}`)
}

/** Whether one of the newest articles is written in the language. */
async function hasPosts({ api, language }: Sources): Promise<boolean> {
  const { blogs } = dataOrThrow(await api.GET('/blogs', { params: { query: { limit: CARS } } }))
  for (const { id } of blogs) {
    const article = await api.GET('/blogs/{id}', { params: { path: { id } } })
    if (article.response.status !== NOT_FOUND && dataOrThrow(article).language === language) return true
  }
  return false
}

const ENTRIES = { pages, categories, brands, prices, posts } as const

/** The pages that are not of one car, one list or one article. */
async function pages({ api, host, origin, language }: Sources): Promise<SitemapEntry[]> {
  const changes = await changesOfPages(api)
  const entry = (key: PageKey, alternates: Alternate[]): SitemapEntry => ({
    address: origin + pathFor(key, language),
    lastModified: changes.get(key),
    alternates,
  })
  return [
    ...PUBLIC_PAGES.map((key) =>
      entry(
        key,
        alternatesEverywhere(host, (each) => pathFor(key, each)),
      ),
    ),
    ...pagesHere().map((key) =>
      entry(
        key,
        alternatesHere(host, (each) => pathFor(key, each)),
      ),
    ),
  ]
}

type PageKey = (typeof PUBLIC_PAGES)[number] | ReturnType<typeof pagesHere>[number]

/** The pages that only some editions have: of a feature, and of the warranty that they claim. */
function pagesHere(): (EditionFeature | 'warranty')[] {
  const ofFeatures = EDITION_FEATURES.filter((key) => edition.features[key])
  return edition.claims.includes('warranty') ? [...ofFeatures, 'warranty'] : ofFeatures
}

/** When what a page shows changed last; pages of which it is not known are left out. */
async function changesOfPages(api: ApiClient): Promise<ReadonlyMap<string, string | null | undefined>> {
  const [offered, texts, blog] = await Promise.all([
    api.GET('/car-brands/by/car'),
    api.GET('/pages'),
    api.GET('/blogs', { params: { query: { limit: 1 } } }),
  ])
  const car = dataOrThrow(offered)
    .carBrands.map(({ newestAt }) => newestAt)
    .reduce((newest, each) => ((each ?? '') > (newest ?? '') ? each : newest), null)
  return new Map([
    ...dataOrThrow(texts).pages.map(({ key, updatedAt }) => [key, updatedAt] as const),
    ['home', car],
    ['buyCars', car],
    ['blog', dataOrThrow(blog).blogs[0]?.publishedAt],
  ])
}

async function categories({ api, host, origin, language }: Sources): Promise<SitemapEntry[]> {
  const { categories: all } = dataOrThrow(await api.GET('/categories'))
  return all
    .filter(({ count }) => count > 0)
    .map(({ id, newestAt }) => ({
      address: origin + pathFor('category', language, { id }),
      lastModified: newestAt,
      alternates: alternatesHere(host, (each) => pathFor('category', each, { id })),
    }))
}

/** A brand's cars, and a model's: lists that have a description of their own. */
async function brands({ api, host, origin, language }: Sources): Promise<SitemapEntry[]> {
  const [offered, models] = await Promise.all([api.GET('/car-brands/by/car'), modelsOffered(api)])
  const entry = (query: string, lastModified: string | null): SitemapEntry => ({
    address: origin + pathFor('buyCars', language) + query,
    lastModified,
    alternates: alternatesHere(host, (each) => pathFor('buyCars', each) + query),
  })
  return dataOrThrow(offered).carBrands.flatMap(({ id, newestAt }) => [
    entry(`?brand=${id}`, newestAt),
    ...models
      .filter(({ brand }) => brand.id === id)
      .map((model) => entry(`?brand=${id}&model=${model.key}`, model.newestAt)),
  ])
}

/** The models that have cars for sale. */
async function modelsOffered(api: ApiClient): Promise<CarModel[]> {
  return dataOrThrow(await api.GET('/car-models/filter', { params: { query: { limit: MODELS } } })).models
}

/** The prices of every model, in an edition that has the pricing tool; null elsewhere. */
async function prices({ api, host, origin, language }: Sources): Promise<SitemapEntry[] | null> {
  if (!edition.features.pricingTool) return null
  const [priced, offered] = await Promise.all([api.GET('/pricing/brands'), modelsOffered(api)])
  const newest = new Map(offered.map(({ key, newestAt }) => [key, newestAt]))
  const entries = dataOrThrow(priced).brands.map(async ({ id: brand }) => {
    const found = await api.GET('/pricing/models', { params: { query: { brand } } })
    return dataOrThrow(found).models.map(({ id: model }) => {
      const pathIn = (each: Language) => `${pathFor('pricingTool', each)}?brand=${brand}&model=${model}`
      return {
        address: origin + pathIn(language),
        lastModified: newest.get(`${brand}-${model}`),
        alternates: alternatesHere(host, pathIn),
      }
    })
  })
  return (await Promise.all(entries)).flat()
}

/** The articles that are written in the language; translated shells of others have their own canonical address. */
async function posts({ api, origin, language }: Sources): Promise<SitemapEntry[]> {
  return (await articles(api))
    .filter((article) => article.language === language)
    .map(({ id, updatedAt }) => ({
      address: origin + pathFor('blogPost', language, { id }),
      lastModified: updatedAt,
    }))
}

/** All articles, newest first, each in the requested language or, where missing, in another. */
async function articles(api: ApiClient): Promise<Blog[]> {
  const all: Blog[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { blogs, pageCount } = dataOrThrow(await api.GET('/blogs', { params: { query: { page, limit: CARS } } }))
    const found = await Promise.all(blogs.map(({ id }) => api.GET('/blogs/{id}', { params: { path: { id } } })))
    // One may be taken back meanwhile; any other failure must not look as though the article were gone.
    all.push(...found.filter(({ response }) => response.status !== NOT_FOUND).map(dataOrThrow))
    last = pageCount
  }
  return all
}

/** A section of the cars, newest first; null beyond the last. */
async function cars({ api, host, origin, language }: Sources, part: number): Promise<SitemapEntry[] | null> {
  const first = (part - 1) * ANSWERS + 1
  const found: SitemapEntry[] = []
  for (let page = Math.max(1, first); page < first + ANSWERS && page <= LAST_PAGE; page++) {
    const list = dataOrThrow(await api.GET('/cars', { params: { query: { page, limit: CARS, facets: false } } }))
    found.push(
      ...list.cars.map((car) => {
        const pathIn = (each: Language) => carPath(car, each)
        return {
          address: origin + pathIn(language),
          lastModified: car.changedAt,
          alternates: alternatesHere(host, pathIn),
          pictures: car.photo ? [`${origin}/photos/${car.photo.key}/960.jpeg`] : [],
        }
      }),
    )
    if (page >= list.pageCount) break
  }
  return part >= 1 && found.length > 0 ? found : null
}
