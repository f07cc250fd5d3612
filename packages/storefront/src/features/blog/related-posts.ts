import type { BlogCard } from '@otosafi/api-client/schema'

/** How many articles are shown below another one. */
const SHOWN = 3

/** Related articles: others of its topic first, then the latest, without duplicates. */
export function relatedPosts(post: Pick<BlogCard, 'id' | 'category'>, latest: readonly BlogCard[]): BlogCard[] {
  const others = latest.filter(({ id }) => id !== post.id)
  const isOfTopic = ({ category }: BlogCard) => category.id === post.category.id
  return [...others.filter(isOfTopic), ...others.filter((other) => !isOfTopic(other))].slice(0, SHOWN)
}
