// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { carryNotice, dropCarriedNotice, takeCarriedNotice } from './carried-notice.ts'

beforeEach(() => sessionStorage.clear())

it('says in the next document what happened in this one, once', () => {
  carryNotice('account-verified')
  expect(takeCarriedNotice()).toBe('success.accountVerified')
  expect(takeCarriedNotice()).toBeNull()
})

it('says nothing of what was taken back', () => {
  carryNotice('phone-verified')
  dropCarriedNotice()
  expect(takeCarriedNotice()).toBeNull()
})

it.each(['constructor', '__proto__', '', '<b>'])('says nothing of %j', (stored) => {
  sessionStorage.setItem('notice', stored)
  expect(takeCarriedNotice()).toBeNull()
})

it('works on where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse)
  expect(() => carryNotice('phone-verified')).not.toThrow()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(refuse)
  expect(takeCarriedNotice()).toBeNull()
})
