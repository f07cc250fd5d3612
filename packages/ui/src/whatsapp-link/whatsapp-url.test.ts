import { expect, it } from 'vitest'

import { whatsAppUrl } from './whatsapp-url.ts'

it('leads to the number, however it is written', () => {
  expect(whatsAppUrl('212522401187')).toBe('https://wa.me/212522401187')
  expect(whatsAppUrl('+212 5 22-40 11 87')).toBe('https://wa.me/212522401187')
})

it.each([
  'Toyota Corolla 2019, reference CI-4K7Q2PXA: https://otosafi.ci/en/cars/4k7q2pxa?a=1&b=2#top',
  '100 % + “new” 1\n2',
  'سيارة معتمدة',
  '\u00a047\u00a0000\u202fDH\u00a0',
  "it's",
])('carries the text %s as it is', (text) => {
  const url = new URL(whatsAppUrl('212522401187', text))
  expect(decodeURIComponent(url.search.slice('?text='.length))).toBe(text)
  expect(url.search).not.toMatch(/[+ ]/)
  expect(url.hash).toBe('')
})
