import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { createScreenLoader, ScreenNotLoaded, type ScreenSources } from './create-screen-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CAR = { default: 'the car page' }
const refuse = () => Promise.reject(new TypeError('Failed to fetch'))

function world(sources: Partial<ScreenSources> = {}) {
  const modules: Record<string, unknown> = { 'fr/home': {} }
  const asked: string[] = []
  const openDocument = vi.fn<() => void>()
  const load = sources.load ?? (async () => CAR)
  const loadScreen = createScreenLoader({
    addressOf: (id) => (id === 'fr/nothing' ? undefined : `/assets/${id}.js`),
    modules,
    isOnline: () => true,
    openDocument,
    ...sources,
    load: (address) => {
      asked.push(address)
      return load(address)
    },
  })
  return { loadScreen, modules, asked, openDocument }
}

it('hands the router a promise at once, then the code itself', async () => {
  const { loadScreen, modules, asked } = world()
  expect(loadScreen('fr/car')).toBe(true)
  await expect(modules['fr/car']).resolves.toBe(CAR)
  await eventually(() => expect(modules['fr/car']).toBe(CAR))
  loadScreen('fr/car')
  expect(asked).toEqual(['/assets/fr/car.js'])
})

it('leaves alone what is there, and to the browser what is no screen', () => {
  const { loadScreen, asked } = world()
  expect(loadScreen('fr/home')).toBe(true)
  expect(loadScreen('fr/nothing')).toBe(false)
  expect(asked).toEqual([])
})

it('reads again under another address', async () => {
  const { loadScreen, modules, asked, openDocument } = world({
    load: (address) => (address.endsWith('?again') ? Promise.resolve(CAR) : refuse()),
  })
  loadScreen('fr/car')
  await expect(modules['fr/car']).resolves.toBe(CAR)
  expect(asked).toEqual(['/assets/fr/car.js', '/assets/fr/car.js?again'])
  expect(openDocument).not.toHaveBeenCalled()
})

/** The error of a screen that could not be loaded: its loader or its component throws. */
async function failureOf(screen: unknown): Promise<unknown> {
  const { clientLoader, default: Component } = (await screen) as Record<'clientLoader' | 'default', () => never>
  expect(Component).toThrow(ScreenNotLoaded)
  expect(clientLoader).toThrow(ScreenNotLoaded)
  return 'failed'
}

it('opens the page as a document of its own when both fail, and shows no error meanwhile', async () => {
  const { loadScreen, modules, openDocument } = world({ load: refuse })
  loadScreen('fr/car')
  const onFailure = vi.fn<(outcome: unknown) => void>()
  void failureOf(modules['fr/car']).then(onFailure)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(openDocument).toHaveBeenCalledOnce()
  expect(onFailure).not.toHaveBeenCalled()
})

it('tells of it at once where there is no connection, and leaves the next try with one to the browser', async () => {
  const isOnline = vi.fn<() => boolean>(() => false)
  const { loadScreen, modules, openDocument } = world({ load: refuse, isOnline })
  loadScreen('fr/car')
  expect(await failureOf(modules['fr/car'])).toBe('failed')
  expect(loadScreen('fr/car')).toBe(true)
  isOnline.mockReturnValue(true)
  expect(loadScreen('fr/car')).toBe(false)
  expect(openDocument).not.toHaveBeenCalled()
})

it('waits 120 seconds for an answer, and not one more', async () => {
  const { loadScreen, modules, openDocument } = world({ load: () => new Promise(() => {}) })
  loadScreen('fr/car')
  const onFailure = vi.fn<(outcome: unknown) => void>()
  void failureOf(modules['fr/car']).then(onFailure)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailure).toHaveBeenCalledWith('failed')
  expect(openDocument).not.toHaveBeenCalled()
})
