// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import '../../../testing/clean-up.ts'
import { storedKilometres, storeKilometres } from './monthly-kilometres.ts'

it('stores the kilometres on the device', () => {
  expect(storedKilometres()).toBeNull()
  storeKilometres(1250)
  expect(storedKilometres()).toBe(1250)
})

it('has none where the stored text is invalid or storage is refused', () => {
  storeKilometres(NaN)
  expect(storedKilometres()).toBeNull()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(() => storeKilometres(3)).not.toThrow()
  expect(storedKilometres()).toBeNull()
  vi.restoreAllMocks()
})
