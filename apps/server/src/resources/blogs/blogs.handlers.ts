import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { listItems } from '../../db/content.queries.ts'
import { ok, pageOf } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { sortByName } from '../cars/facets.presenter.ts'
import { brandOf, categoryOf, type Post, presentBlog, presentBlogCard } from './blog.presenter.ts'

/** The blog (spec sections 2 and 3). */
export function createBlogHandlers({ database, search }: ApiServices): HandlersOf<'listBlogs' | 'getBlog'> {
  return {
    async listBlogs({ query }, { edition, language }) {
      const posts = await listItems(database, 'posts', edition.id)
      const wanted = posts
        .filter((post) => query.order !== 'featured' || post.featured)
        .filter((post) => query.category === undefined || post.topic === query.category)
        .filter((post) => query.brand === undefined || post.brands.includes(query.brand))
        .sort(query.order === 'popular' ? byPopularity : byDate)
      const { items, ...figures } = pageOf(wanted, query)
      const brands = [...new Set(posts.flatMap((post) => post.brands))].map((brand) => brandOf(brand, search.reference))
      const categories = [...new Set(posts.map((post) => post.topic))].map((topic) => categoryOf(topic, language))
      return ok({
        blogs: items.map((post) => presentBlogCard(post, language)),
        ...figures,
        carBrands: sortByName(brands, ({ name }) => name),
        categories: sortByName(categories, ({ name }) => name),
      })
    },

    async getBlog({ path: { id } }, { edition, language }) {
      const post = (await listItems(database, 'posts', edition.id)).find((each) => each.id === id)
      if (post === undefined) throw notFound('post')
      return ok(presentBlog(post, language, search.reference))
    },
  }
}

function byDate(a: Post, b: Post): number {
  return a.publishedOn === b.publishedOn ? (a.id < b.id ? -1 : 1) : a.publishedOn < b.publishedOn ? 1 : -1
}

function byPopularity(a: Post, b: Post): number {
  return Number(b.popular) - Number(a.popular) || byDate(a, b)
}
