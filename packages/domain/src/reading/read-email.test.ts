import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readEmail } from './read-email.ts'

it.each([
  ['salma@example.org', 'salma@example.org'],
  [' Salma@Example.ORG ', 'salma@example.org'],
  ['\u200fsalma@example.org', 'salma@example.org'],
  ['salma@example.org\u200b', 'salma@example.org'],
  ['info@société.ma', 'info@xn--socit-esab.ma'],
  ['info@xn--socit-esab.ma', 'info@xn--socit-esab.ma'],
  ['salma＠example.org', 'salma@example.org'],
])('%j is kept as %s', (text, address) => {
  expect(readEmail(text)).toBe(address)
})

it('reads what it has read as the same', () => {
  const part = fc.string({ unit: fc.constantFrom(..."aZé09.-_+'@x\u200f"), maxLength: 20 })
  const nearAddress = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.org`)
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), nearAddress, fc.string()), (text) => {
      const address = readEmail(text)
      fc.pre(address !== null)
      expect(readEmail(address)).toBe(address)
    }),
  )
})
