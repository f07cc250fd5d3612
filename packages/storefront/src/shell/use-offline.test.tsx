// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useOffline } from './use-offline.ts'

const startOffline = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('../offline/start-offline.ts', () => ({ startOffline }))
vi.mock('../navigation/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }))

function Page() {
  useOffline()
  return null
}

/** Opens a page in French on a device that has chosen a language. */
async function open(chosen: string | null) {
  document.documentElement.lang = 'fr-MA'
  if (chosen !== null) document.cookie = `language=${chosen}`
  await act(async () => void render(<Page />))
  await act(() => vi.dynamicImportSettled())
  return startOffline.mock.calls.length
}

beforeEach(() => {
  vi.stubEnv('DEV', false)
  return () => {
    document.cookie = 'language=; Max-Age=0'
    startOffline.mockClear()
    vi.unstubAllEnvs()
  }
})

it('asks for nothing on an untouched page, of a first visit or in the chosen language', async () => {
  expect(await open(null)).toBe(0)
  expect(await open('fr')).toBe(0)
})

it('begins at the first touch, and at once where the device has chosen another language', async () => {
  await open(null)
  await act(async () => void dispatchEvent(new Event('keydown')))
  await act(() => vi.dynamicImportSettled())
  expect(startOffline).toHaveBeenCalledOnce()
  expect(await open('ar')).toBe(2)
})
