import { expect, it } from 'vitest'

import type { ContentValues } from '@otosafi/api-client/office-schema'

import { newValues, withMinutes } from './new-article.ts'

const textOf = (words: number): ContentValues => ({
  body: [
    { kind: 'heading', text: { fr: 'mot '.repeat(words / 2), ar: 'كلمة '.repeat(5000) } },
    { kind: 'list', items: [{ fr: 'mot '.repeat(words / 2) }] },
  ],
})
const begun = newValues('posts', { author: 'Aya', today: '2026-06-01' })

it('begins an article as one of today by who writes it, and nothing else', () => {
  expect(begun).toMatchObject({ author: 'Aya', publishedOn: '2026-06-01', minutes: null, title: {} })
  expect(newValues('testimonials', { author: 'Aya', today: '2026-06-01' })['date']).toBe('')
})

it.each([
  [2, 1],
  [200, 1],
  [202, 2],
  [40_000, 60],
])('reckons the minutes of %i words in the first language as %i', (words, minutes) => {
  expect(withMinutes('posts', begun, { ...begun, ...textOf(words) }, 'fr')['minutes']).toBe(minutes)
})

it('follows the text until somebody says other minutes, and says none for a text that is gone', () => {
  const short = withMinutes('posts', begun, { ...begun, ...textOf(200) }, 'fr')
  const long = withMinutes('posts', short, { ...short, ...textOf(600) }, 'fr')
  expect(long['minutes']).toBe(3)
  expect(withMinutes('posts', long, { ...long, body: [] }, 'fr')['minutes']).toBeNull()
  const said = withMinutes('posts', long, { ...long, minutes: 5 }, 'fr')
  expect(said['minutes']).toBe(5)
  expect(withMinutes('posts', said, { ...said, ...textOf(2000) }, 'fr')['minutes']).toBe(5)
})
