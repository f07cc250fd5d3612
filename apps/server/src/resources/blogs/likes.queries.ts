import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

type Queries = Pick<Database, 'kysely'>
type Like = { edition: EditionId; userId: string; blogId: string }

/** How many users like each post of an edition, since a moment or ever; posts that nobody likes are not in it. */
export async function countLikes(
  { kysely }: Queries,
  edition: EditionId,
  since = new Date(0),
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('blog_likes')
    .select(['blog_id', ({ fn }) => fn.countAll<string>().as('likes')])
    .where('edition', '=', edition)
    .where('created_at', '>=', since)
    .groupBy('blog_id')
    .execute()
  return new Map(rows.map(({ blog_id, likes }) => [blog_id, Number(likes)]))
}

/** How many users like one post. */
export async function likesOf({ kysely }: Queries, edition: EditionId, blogId: string): Promise<number> {
  const { likes } = await kysely
    .selectFrom('blog_likes')
    .select(({ fn }) => fn.countAll<string>().as('likes'))
    .where('edition', '=', edition)
    .where('blog_id', '=', blogId)
    .executeTakeFirstOrThrow()
  return Number(likes)
}

/** Adds a like; one that is there stays as it is. */
export async function addLike({ kysely }: Queries, { edition, userId, blogId }: Like, now: Date): Promise<void> {
  await kysely
    .insertInto('blog_likes')
    .values({ edition, user_id: userId, blog_id: blogId, created_at: now })
    .onConflict((conflict) => conflict.columns(['edition', 'user_id', 'blog_id']).doNothing())
    .execute()
}

/** Takes a like away; nothing happens where there is none. */
export async function removeLike({ kysely }: Queries, { edition, userId, blogId }: Like): Promise<void> {
  await kysely
    .deleteFrom('blog_likes')
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .where('blog_id', '=', blogId)
    .execute()
}

/** The posts that a user likes, latest like first. */
export async function listLiked({ kysely }: Queries, edition: EditionId, userId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('blog_likes')
    .select('blog_id')
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('blog_id')
    .execute()
  return rows.map(({ blog_id }) => blog_id)
}
