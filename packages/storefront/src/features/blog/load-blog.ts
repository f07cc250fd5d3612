import type { ApiClient } from '@otosafi/api-client/client'
import type { NamedItem } from '@otosafi/api-client/schema'

import { pageNumber } from '../../navigation/page-number.ts'
import { cardPost } from '../../posts/PostCards.tsx'
import { need } from '../../request/api-result.ts'

const POSTS = 12
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The orders of the blog, the usual one first. */
export const BLOG_ORDERS = ['latest', 'popular', 'featured'] as const

/** What of the blog an address asks for; a topic or brand that is empty means all. */
export type BlogQuery = { order: (typeof BLOG_ORDERS)[number]; category: string; brand: string; page: number }

/** Reads the query of the blog's address. What it cannot mean is left out. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const slug = (name: string) => {
    const value = params.get(name) ?? ''
    return value.length <= 64 && SLUG.test(value) ? value : ''
  }
  return {
    order: BLOG_ORDERS.find((each) => each === params.get('order')) ?? 'latest',
    category: slug('category'),
    brand: slug('brand'),
    page: pageNumber(params),
  }
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

/** The articles that an address asks for, and what there is to choose from. */
export async function loadBlog(api: ApiClient, query: BlogQuery) {
  const { order, category, brand, page } = query
  const list = need(
    await api.GET('/blogs', {
      params: {
        query: {
          order,
          page,
          limit: POSTS,
          ...(category === '' ? {} : { category }),
          ...(brand === '' ? {} : { brand }),
        },
      },
    }),
  )
  return {
    choices: { categories: list.categories.map(named), brands: list.carBrands.map(named) },
    list: { posts: list.blogs.map(cardPost), total: list.total, pages: list.pageCount },
  }
}

function named({ id, name }: NamedItem): { value: string; label: string } {
  return { value: id, label: name }
}
