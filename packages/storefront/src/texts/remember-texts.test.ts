import type { i18n } from 'i18next'
import { expect, it, vi } from 'vitest'

import { rememberTexts } from './remember-texts.ts'

const put = vi.fn<(key: string, values?: unknown) => string>((key, values) => `${key} ${JSON.stringify(values)}`)
const t = rememberTexts(put as unknown as i18n['t']) as unknown as typeof put

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
