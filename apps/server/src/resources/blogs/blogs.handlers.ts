import { POPULAR_DAYS } from '@otosafi/domain/content/popular-days'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { listItems } from '../../db/content.queries.ts'
import type { Database } from '../../db/database.ts'
import { ok, pageOf } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { sortByName } from '../cars/facets.presenter.ts'
import { picturesOf } from '../pictures.ts'
import { brandOf, categoryOf, type Post, presentBlog, presentBlogCard, type Reader } from './blog.presenter.ts'
import { byDate } from './by-date.ts'
import { addLike, countLikes, likesOf, listLiked, removeLike } from './likes.queries.ts'

type BlogOperation = 'listBlogs' | 'getBlog' | 'likeBlog' | 'unlikeBlog' | 'listLikedBlogs'

/** How many readers a like counts as (P-08). */
const READERS_OF_A_LIKE = 5
const DAY_MS = 24 * 3_600_000

/** The blog (P-44), and who likes what of it. Public answers count readers and likes anew with the version of the data: within the hour. */
export function createBlogHandlers(services: ApiServices): HandlersOf<BlogOperation> {
  const { database, search, views, clock } = services

  /** How popular the posts of an edition are. */
  async function popularity(edition: EditionFacts): Promise<(post: Post) => number> {
    const since = new Date(clock() - POPULAR_DAYS * DAY_MS)
    const likes = await countLikes(database, edition.id, since)
    const readers = await views.readers(edition, POPULAR_DAYS)
    return ({ id }) => (readers.get(id) ?? 0) + READERS_OF_A_LIKE * (likes.get(id) ?? 0)
  }

  async function cardsOf(posts: readonly Post[], likes: ReadonlyMap<string, number>, reader: Reader) {
    const keys = posts.map(({ photo }) => photo)
    const pictureOf = await picturesOf(services, reader.edition.id, keys)
    return posts.map((post) =>
      presentBlogCard(post, { likes: likes.get(post.id) ?? 0, photo: pictureOf(post.photo) }, reader),
    )
  }

  return {
    async listBlogs({ query }, context) {
      const posts = await listItems(database, 'posts', context.edition.id)
      const likes = await countLikes(database, context.edition.id)
      const wanted = posts
        .filter((post) => query.order !== 'featured' || post.featured)
        .filter((post) => query.category === undefined || post.topic === query.category)
        .filter((post) => query.brand === undefined || post.brands.includes(query.brand))
        .sort(query.order === 'popular' ? byPopularity(await popularity(context.edition)) : byDate)
      const { items, ...figures } = pageOf(wanted, query)
      const brands = [...new Set(posts.flatMap((post) => post.brands))].map((brand) => brandOf(brand, search.reference))
      const categories = [...new Set(posts.map((post) => post.topic))].map((topic) => categoryOf(topic, context))
      return ok({
        blogs: await cardsOf(items, likes, context),
        ...figures,
        carBrands: sortByName(brands, ({ name }) => name),
        categories: sortByName(categories, ({ name }) => name),
      })
    },

    async getBlog({ path: { id } }, context) {
      const post = await requirePost(database, context.edition.id, id)
      const likes = await likesOf(database, context.edition.id, id)
      const pictureOf = await picturesOf(services, context.edition.id, [post.photo])
      return ok(presentBlog(post, { likes, photo: pictureOf(post.photo), reference: search.reference }, context))
    },

    async likeBlog({ path: { id } }, { edition, session }) {
      await requirePost(database, edition.id, id)
      await addLike(database, { edition: edition.id, userId: session.userId, blogId: id }, new Date(clock()))
      return ok({ liked: true, likes: await likesOf(database, edition.id, id) })
    },

    async unlikeBlog({ path: { id } }, { edition, session }) {
      await requirePost(database, edition.id, id)
      await removeLike(database, { edition: edition.id, userId: session.userId, blogId: id })
      return ok({ liked: false, likes: await likesOf(database, edition.id, id) })
    },

    async listLikedBlogs({ query }, context) {
      const { edition, session } = context
      const posts = new Map((await listItems(database, 'posts', edition.id)).map((post) => [post.id, post]))
      const likes = await countLikes(database, edition.id)
      const liked = (await listLiked(database, edition.id, session.userId)).flatMap((id) => posts.get(id) ?? [])
      const { items, ...figures } = pageOf(liked, query)
      return ok({
        blogs: await cardsOf(items, likes, context),
        ...figures,
        carBrands: [],
        categories: [],
      })
    },
  }
}

/** The post of an address; without it a problem. */
export async function requirePost(database: Pick<Database, 'kysely'>, edition: EditionId, id: string): Promise<Post> {
  const post = (await listItems(database, 'posts', edition)).find((each) => each.id === id)
  if (post === undefined) throw notFound('post')
  return post
}

/** The order in which what is popular comes first; of the equally popular, the latest. */
function byPopularity(popularity: (post: Post) => number): (a: Post, b: Post) => number {
  return (a, b) => popularity(b) - popularity(a) || byDate(a, b)
}
