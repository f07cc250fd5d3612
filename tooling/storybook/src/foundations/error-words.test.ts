import { expect, it } from 'vitest'

import { ERROR_WORDS } from './error-words.ts'

/** Errors of the components' stories, in English as far as they name what they refuse. */
const STORIES = import.meta.glob<string>('../../../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const UNUSED = /\b(?:in)?valid\b|\bplease\b|\bsorry\b|\boops\b|\brequired\b|\bforgot\b|\ballowed\b/i

const shown = Object.entries(STORIES).flatMap(([file, source]) =>
  [...source.matchAll(/\berror: (['"])((?:\\.|(?!\1).)+)\1/g)].map(([, , text = '']) => `${file}: ${text}`),
)

it('are what examples and stories follow: no word that says nothing', () => {
  const examples = ERROR_WORDS.flatMap(({ cases }) => cases.flatMap(([, write, example]) => [write, example]))
  expect(shown.length).toBeGreaterThanOrEqual(15)
  expect([...examples, ...shown].filter((text) => UNUSED.test(text))).toEqual([])
  expect(UNUSED.test('Enter a valid e-mail')).toBe(true)
})
