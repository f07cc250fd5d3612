import fc from 'fast-check'
import { expect, it } from 'vitest'

import { blogQuery, readBlogQuery } from './load-blog.ts'

it.each([
  ['', { order: 'latest', category: '', brand: '', page: 1 }, []],
  ['?order=popular&brand=mercedes-benz', { order: 'popular', category: '', brand: 'mercedes-benz', page: 1 }, []],
  ['?page=99999&brand=&order=%20', { order: 'latest', category: '', brand: '', page: 1000 }, []],
  [
    '?order=newest&page=x&category=<b>',
    { order: 'latest', category: '', brand: '', page: 1 },
    [
      { name: 'order', text: 'newest' },
      { name: 'category', text: '<b>' },
    ],
  ],
])('the blog’s query %s is read, with what is left out', (written, query, ignored) => {
  expect(readBlogQuery(new URLSearchParams(written))).toEqual({ query, ignored })
})

it('a query of the blog is read back as it was written, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const { query } = readBlogQuery(new URLSearchParams(typed))
      expect(readBlogQuery(new URLSearchParams(blogQuery(query)))).toEqual({ query, ignored: [] })
    }),
  )
})
