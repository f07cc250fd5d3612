import { describe, expect, it } from 'vitest'

import { validateEmail } from './email.ts'

const label = (length: number) => 'a'.repeat(length)
const longest = `${label(64)}@${label(63)}.${label(63)}.${label(58)}.ma`

describe('an e-mail address', () => {
  it.each([
    'salma@example.org',
    'a@b.co',
    'salma.bennani+cars@mail.example.co.za',
    "o'brien@example.com",
    '#!$%&*/=?^_`{|}~-@example.com',
    '123@456.com',
    'SALMA@EXAMPLE.ORG',
    'user@a-b--c.example',
    'user@xn--mgbah1a3hjkrd.xn--mgbc0a9azcg',
    `${label(64)}@example.org`,
    longest,
    ' salma@example.org\n',
    '\u200fsalma@example.org',
    'salma@example.org\u200b',
    'info@société.ma',
  ])('may be %s', (address) => {
    expect(validateEmail(address)).toBeNull()
  })

  it.each([
    '',
    ' ',
    'salma',
    'salma@',
    '@example.org',
    'salma@example',
    'salma@localhost',
    'salma@@example.org',
    'salma@b@example.org',
    '.salma@example.org',
    'salma.@example.org',
    'salma..b@example.org',
    'salma b@example.org',
    'salma@.example.org',
    'salma@example..org',
    'salma@example.org.',
    'salma@-example.org',
    'salma@example-.org',
    'salma@exa_mple.org',
    'salma@example.c',
    'salma@example.123',
    'salma@[127.0.0.1]',
    '"salma"@example.org',
    'salma@example.org, b@example.org',
    'Salma <salma@example.org>',
    'سلمى@example.org',
    `${label(65)}@example.org`,
    `salma@${label(64)}.org`,
    longest.replace('.ma', 'a.ma'),
  ])('may not be "%s"', (address) => {
    expect(validateEmail(address)).toEqual({ code: 'email', values: {} })
  })

  it('has 254 characters at most', () => {
    expect(longest).toHaveLength(254)
  })

  it('is refused quickly however long it is', () => {
    expect(validateEmail(`${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}`)?.code).toBe('email')
    expect(validateEmail(`${'a'.repeat(30)}@${'a-'.repeat(100)}!`)?.code).toBe('email')
  })
})
