import { randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { keyFrom, sealText, unsealText } from './sealed-text.ts'

const SECRET = randomBytes(32)
const key = keyFrom(SECRET, 'a test')

it('says nothing of the text, and never looks the same', () => {
  const [one, two] = [sealText(key, 'رمز 40213'), sealText(key, 'رمز 40213')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('utf8')).not.toContain('40213')
  expect([unsealText(key, one), unsealText(key, two)]).toEqual(['رمز 40213', 'رمز 40213'])
})

it('opens for its own key alone, and whole', () => {
  const sealed = sealText(key, '40213')
  expect(unsealText(keyFrom(SECRET, 'a test'), sealed)).toBe('40213')
  for (const other of [keyFrom(SECRET, 'another'), keyFrom(randomBytes(32), 'a test')])
    expect(() => unsealText(other, sealed)).toThrow()
  for (const at of [0, 20, sealed.length - 2]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => unsealText(key, changed)).toThrow()
  }
  expect(() => unsealText(key, sealed.slice(0, 10))).toThrow()
})
