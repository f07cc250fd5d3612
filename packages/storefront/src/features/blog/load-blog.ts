import type { ApiClient } from '@otosafi/api-client/client'
import type { BlogCard, NamedItem } from '@otosafi/api-client/schema'
import type { Language } from '@otosafi/editions/language'

import { pageNumber } from '../../navigation/page-number.ts'
import { type CardPost, cardPost } from '../../parts/posts/PostCards.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

const PAGE_SIZE = 12
/** The most characters of an ignored value that are shown. */
const MAX_TEXT = 100
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The orders of the blog, the usual one first. */
export const BLOG_ORDERS = ['latest', 'popular', 'featured'] as const

/** The query of the blog in an address; a topic or brand that is empty means all. */
export type BlogQuery = { order: (typeof BLOG_ORDERS)[number]; category: string; brand: string; page: number }

/** A query parameter without effect: an unknown order, or a topic or brand that no article has. */
export type IgnoredParameter = { name: 'order' | 'category' | 'brand'; text: string }

/** Reads the query of the blog's address. Invalid values are returned as typed in `ignored`. */
export function readBlogQuery(params: URLSearchParams): { query: BlogQuery; ignored: IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = []
  const read = (name: IgnoredParameter['name'], isValue: (text: string) => boolean) => {
    const text = params.get(name) ?? ''
    if (isValue(text)) return text
    if (text.trim() !== '') ignored.push({ name, text: text.slice(0, MAX_TEXT) })
    return ''
  }
  const order = read('order', (text) => BLOG_ORDERS.some((each) => each === text))
  const query = {
    order: BLOG_ORDERS.find((each) => each === order) ?? 'latest',
    category: read('category', isSlug),
    brand: read('brand', isSlug),
    page: pageNumber(params),
  }
  return { query, ignored }
}

function isSlug(text: string): boolean {
  return text.length <= 64 && SLUG.test(text)
}

/** Writes the query of the blog's address, with its question mark; what is usual is left out. */
export function blogQuery({ order, category, brand, page }: BlogQuery): string {
  const params = new URLSearchParams()
  if (order !== 'latest') params.set('order', order)
  if (category !== '') params.set('category', category)
  if (brand !== '') params.set('brand', brand)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '' : `?${params.toString()}`
}

type Asking = Pick<PageRequest, 'api' | 'language'>

/**
 * The articles that an address asks for, and what there is to choose from. A topic or brand that no article has is left out of
 * `query`. Where nothing is found, `nearest` has what is found with a part of the choice.
 */
export async function loadBlog(page: Asking, asked: BlogQuery) {
  const { api, language } = page
  const first = await listPosts(api, asked)
  const ignored = (['category', 'brand'] as const).flatMap((name): IgnoredParameter[] => {
    const known = name === 'category' ? first.categories : first.carBrands
    const text = asked[name]
    return text === '' || known.some(({ id }) => id === text) ? [] : [{ name, text }]
  })
  const query = ignored.reduce((rest, { name }) => ({ ...rest, [name]: '' }), asked)
  const list = ignored.length === 0 ? first : await listPosts(api, query)
  return {
    query,
    ignored,
    choices: { categories: list.categories.map(named), brands: list.carBrands.map(named) },
    list: { posts: cardsIn(language, list.blogs), total: list.total, pages: list.pageCount },
    nearest: list.total === 0 ? await loadNearest(page, query) : null,
  }
}

/** Loaded data of the blog's page. */
export type LoadedBlog = Awaited<ReturnType<typeof loadBlog>>

function listPosts(api: ApiClient, { order, category, brand, page }: BlogQuery) {
  return api
    .GET('/blogs', {
      params: {
        query: {
          order,
          page,
          limit: PAGE_SIZE,
          ...(category === '' ? {} : { category }),
          ...(brand === '' ? {} : { brand }),
        },
      },
    })
    .then(dataOrThrow)
}

/**
 * The first articles of the first choice that has any, beginning with what differs least; null where there is no article
 * at all.
 */
async function loadNearest({ api, language }: Asking, { order, category, brand }: BlogQuery) {
  const fewer: readonly Partial<BlogQuery>[] = [{ category, brand }, { order, category }, { category }, {}]
  for (const each of fewer) {
    const query: BlogQuery = { order: 'latest', category: '', brand: '', page: 1, ...each }
    const { blogs } = await listPosts(api, query)
    if (blogs.length > 0) return { query, posts: cardsIn(language, blogs) }
  }
  return null
}

function cardsIn(language: Language, blogs: readonly BlogCard[]): CardPost[] {
  return blogs.map((post) => cardPost(post, language))
}

function named({ id, name }: NamedItem): { value: string; label: string } {
  return { value: id, label: name }
}
