import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { validateIdentifier } from './identifier.ts'

const { phone } = EDITIONS.ma
const codeOf = (text: string) => validateIdentifier(text, phone)?.code ?? null

describe('what names an account', () => {
  it.each(['salma@example.org', '0612345678', '+212 6 12 34 56 78', '٠٦١٢٣٤٥٦٧٨', '+27 82 123 4567'])(
    'is an address or a number as typed: %s',
    (text) => {
      expect(codeOf(text)).toBeNull()
    },
  )

  it.each([
    ['', 'identifier'],
    ['   ', 'identifier'],
    ['salma', 'identifier'],
    ['salma@', 'email'],
    ['salma@example', 'email'],
    ['06123', 'digitsMin'],
    ['06123456789012', 'digitsMax'],
  ])('is not "%s", for the reason that is its own', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('gets its own error for a number that was typed by the habit of its country', () => {
    expect(validateIdentifier('077 123 45 67', EDITIONS.sn.phone)?.code).toBe('phoneZero')
    expect(validateIdentifier('01 02 03 04', EDITIONS.ci.phone)?.code).toBe('phonePrefix')
  })
})
