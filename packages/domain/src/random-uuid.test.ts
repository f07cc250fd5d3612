import { afterEach, expect, it, vi } from 'vitest'

import { randomUuid } from './random-uuid.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('is a random UUID, and another one each time', () => {
  expect(randomUuid()).toMatch(UUID)
  expect(randomUuid()).not.toBe(randomUuid())
})

it('is one, too, where the browser makes none', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  expect(randomUuid()).toMatch(UUID)
  expect(randomUuid()).not.toBe(randomUuid())
})
