import type { i18n } from 'i18next'
import { expect, it, vi } from 'vitest'

import { MAX_TEXTS, memoiseTranslator, type TranslationMemo } from './memoise-translator.ts'

const put = vi.fn<(key: string, values?: unknown) => string>((key, values) => `${key} ${JSON.stringify(values)}`)
const memo: TranslationMemo = new Map()
const tIn = (language: string) =>
  memoiseTranslator(put as unknown as i18n['t'], language, memo) as unknown as typeof put
const t = tIn('fr')

it('puts a text together once', () => {
  const asked = (): string[] => [t('title'), t('cars', { count: 2 }), t('car', { name: 'Clio', view: 'front' })]
  const texts = asked()
  expect(asked()).toEqual(texts)
  expect(put).toHaveBeenCalledTimes(texts.length)
})

it('takes an undefined value for none', () => {
  put.mockClear()
  const asked = [t('color', { from: undefined }), t('color', { to: undefined }), t('color', {})]
  expect(new Set(asked).size).toBe(1)
  expect(put).toHaveBeenCalledOnce()
})

it('tells apart what is not the same', () => {
  const questions: [string, unknown?][] = [
    ['cars'],
    ['cars', { count: 1 }],
    ['cars', { count: '1' }],
    ['cars', { total: 1 }],
    ['car', { name: 'a', view: 'b' }],
    ['car', { name: 'a\nview=1:b' }],
    ['car', { name: 'a'.repeat(1000) }],
    ['car', { name: null }],
    ['car', { name: ['a'] }],
  ]
  for (const round of [1, 2]) {
    for (const [key, values] of questions) {
      expect(t(key, values), `round ${round}`).toBe(`${key} ${JSON.stringify(values)}`)
    }
  }
})

it('keeps the texts of languages apart, and no more than there is room for over all of them', () => {
  put.mockClear()
  expect([t('same'), tIn('ar')('same'), t('same')]).toHaveLength(3)
  expect(put).toHaveBeenCalledTimes(2)
  for (let count = 0; count < 3 * MAX_TEXTS; count++) tIn(count % 2 === 0 ? 'fr' : 'ar')('cars', { count })
  expect(memo.size).toBeLessThanOrEqual(MAX_TEXTS)
})
