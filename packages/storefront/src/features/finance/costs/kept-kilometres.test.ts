// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import '../../../testing/clean-up.ts'
import { keepKilometres, keptKilometres } from './kept-kilometres.ts'

it('keeps the kilometres on the device', () => {
  expect(keptKilometres()).toBeNull()
  keepKilometres(1250)
  expect(keptKilometres()).toBe(1250)
})

it('knows none where what is kept is broken, or nothing may be kept', () => {
  keepKilometres(NaN)
  expect(keptKilometres()).toBeNull()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(() => keepKilometres(3)).not.toThrow()
  expect(keptKilometres()).toBeNull()
  vi.restoreAllMocks()
})
