import { expect, it } from 'vitest'

import type { BlogCard } from '@otosafi/api-client/schema'

import { relatedPosts } from './related-posts.ts'

const post = (id: string, category: string) => ({ id, category: { id: category, name: category } }) as BlogCard
const idsAfter = (own: BlogCard, latest: readonly BlogCard[]) => relatedPosts(own, latest).map(({ id }) => id)

it('are of the topic of the article first, then the latest, and never the article itself', () => {
  const own = post('own', 'papers')
  const latest = [post('a', 'buying'), own, post('b', 'papers'), post('c', 'buying'), post('d', 'papers')]
  expect(idsAfter(own, latest)).toEqual(['b', 'd', 'a'])
  expect(idsAfter(own, [own])).toEqual([])
})
