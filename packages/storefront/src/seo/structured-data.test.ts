import { expect, it } from 'vitest'

import { postData } from './structured-data.ts'

const post = {
  title: 'Comment lire un rapport d’inspection',
  excerpt: 'Que regarder d’abord.',
  publishedAt: '2026-05-12T00:00:00.000Z',
  language: 'fr',
  photo: null,
} as const

it.each([
  ['Otosafi', 'Organization'],
  ['Awa Ndiaye', 'Person'],
])('an article by %s is by a %s', (author, type) => {
  const { author: told } = postData('https://otosafi.ma', '/fr/blog/report', { ...post, author })
  expect(told).toEqual({ '@type': type, name: author })
})
