import { expect, it } from 'vitest'

import { postData } from './structured-data.ts'

const post = {
  title: 'Comment lire un rapport d’inspection',
  excerpt: 'Que regarder d’abord.',
  author: 'Otosafi',
  publishedAt: '2026-05-12T00:00:00.000Z',
  updatedAt: '2026-05-12T00:00:00.000Z',
  language: 'fr',
  photo: null,
} as const

it.each([
  ['Otosafi', 'Organization'],
  ['Awa Ndiaye', 'Person'],
])('an article by %s is by a %s', (author, type) => {
  const { author: person } = postData('https://otosafi.ma', '/fr/blog/report', { ...post, author })
  expect(person).toEqual({ '@type': type, name: author })
})

it.each([
  ['2026-05-12T00:00:00.000Z', undefined],
  ['2026-06-02T00:00:00.000Z', '2026-06-02T00:00:00.000Z'],
])('an article that was changed last on %s says so where that was after its day', (updatedAt, modified) => {
  expect(postData('https://otosafi.ma', '/fr/blog/report', { ...post, updatedAt })['dateModified']).toBe(modified)
})
