import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.ts'
import { validateCurrentPassword } from './current-password.ts'
import { validatePassword } from './password.ts'
import { validatePasswordsMatch } from './passwords-match.ts'

describe('a new password', () => {
  it.each([
    ['eight letters', 'wnjkduvt'],
    ['words with spaces', 'correct horse battery'],
    ['Arabic', 'سيارةجميلةجدا'],
    ['eight emoji, each two UTF-16 units', '🚗🚙🚕🚌🚎🏎🚓🚑'],
    ['128 emoji', '🚗🚙'.repeat(64)],
    ['spaces at its ends', ' xkcd936 '],
  ])('may be %s', (_, password) => {
    expect(validatePassword(password)).toBeNull()
  })

  it.each([
    ['', { code: 'passwordRequired', values: {} }],
    ['wnjkduv', { code: 'passwordMin', values: { count: 8 } }],
    ['🚗🚙🚕🚌', { code: 'passwordMin', values: { count: 8 } }],
    ['wx'.repeat(64) + 'y', { code: 'passwordMax', values: { count: 128 } }],
    ['🚗'.repeat(129), { code: 'passwordMax', values: { count: 128 } }],
    ['12345678', { code: 'passwordCommon', values: {} }],
    ['PassWord1', { code: 'passwordCommon', values: {} }],
    ['motdepasse', { code: 'passwordCommon', values: {} }],
    ['ｐａｓｓｗｏｒｄ', { code: 'passwordCommon', values: {} }],
  ])('may not be "%s"', (password, issue) => {
    expect(validatePassword(password)).toEqual(issue)
  })

  it('is refused by its length in code points alone unless it is well known', () => {
    const password = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), { maxLength: 140 })
    fc.assert(
      fc.property(password, (characters) => {
        const issue = validatePassword(characters.join(''))
        fc.pre(issue?.code !== 'passwordCommon')
        expect(issue === null).toBe(characters.length >= 8 && characters.length <= 128)
      }),
    )
  })
})

describe('the list of common passwords', () => {
  it('holds about the first 200 and more, each as it is compared and long enough to matter', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200)
    for (const password of COMMON_PASSWORDS) {
      expect(password.length, password).toBeGreaterThanOrEqual(8)
      expect(isCommonPassword(password.toUpperCase()), password).toBe(true)
    }
  })
})

describe('a password that the visitor has', () => {
  it('must be given and may be short', () => {
    expect(validateCurrentPassword('')).toEqual({ code: 'passwordRequired', values: {} })
    expect(validateCurrentPassword('x')).toBeNull()
    expect(validateCurrentPassword('password')).toBeNull()
    expect(validateCurrentPassword('🚗'.repeat(128))).toBeNull()
    expect(validateCurrentPassword('x'.repeat(129))).toEqual({ code: 'passwordMax', values: { count: 128 } })
  })
})

describe('a confirmation', () => {
  it('must be the password itself', () => {
    expect(validatePasswordsMatch('correct horse', 'correct horse')).toBeNull()
    for (const other of ['', 'Correct horse', 'correct horse ']) {
      expect(validatePasswordsMatch('correct horse', other)).toEqual({ code: 'passwordsMatch', values: {} })
    }
  })
})
