import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'

import type { Driver } from './driver.ts'

/** A locator: a role and accessible name, or a selector and, with `text`, the whole text. */
export type Target = { role: string; name: string } | { css: string; text?: string }

/** Testing Library's queries as a script for the page: the whole of it, as an expression. */
const QUERIES = `(function () {${readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)}\n}).call(globalThis)`

const SHIFT = '\uE008'
const TIMEOUT = { timeout: 20_000 }

/**
 * Runs in the page: where the first visible thing that is meant can be pressed, brought to the middle; null where there
 * is none.
 */
function placeOf(target: Target): { x: number; y: number } | null {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom
  const found =
    'role' in target
      ? queryAllByRole(document.body, target.role, { name: (name) => plain(name) === plain(target.name) })
      : [...document.querySelectorAll(target.css)].filter(
          ({ textContent }) => target.text === undefined || plain(textContent) === plain(target.text),
        )
  for (const element of found) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y }
  }
  return null
}

/** Whether the page is hydrated. Runs in the page. */
function isHydrated(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
}

/** A visitor with a phone. */
export function visitorWith(driver: Driver) {
  /** Calls a function in the page. */
  async function ask<Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const json = await driver.evaluate(`JSON.stringify((${String(call)})(...${JSON.stringify(args)}) ?? null)`)
    return JSON.parse(json ?? 'null') as Result
  }

  async function find(target: Target) {
    if (!(await ask(() => 'TestingLibraryDom' in globalThis))) await driver.evaluate(QUERIES)
    return ask(placeOf, target)
  }

  /** Waits until the element stops moving. */
  async function sees(target: Target) {
    let place: Awaited<ReturnType<typeof find>> = null
    await expect(async () => {
      const before = place
      place = await find(target)
      expect(place, `a place of ${JSON.stringify(target)}`).not.toBeNull()
      expect(place).toEqual(before)
    }).toPass(TIMEOUT)
    return place as unknown as { x: number; y: number }
  }

  /** Presses keys in sequence. */
  async function typeKeys(keys: string): Promise<void> {
    const actions = Array.from(keys, (value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))).flat()
    await driver.perform({ type: 'key', id: 'keyboard', actions })
  }

  async function press(target: Target): Promise<void> {
    const place = await sees(target)
    const actions = [
      { type: 'pointerMove', ...place, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.perform({ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions })
  }

  /**
   * Waits for an address, then until script has taken its page over: pages wait for a touch, and a key that does nothing
   * is one.
   */
  async function arrivesAt(isThere: (url: URL) => boolean): Promise<void> {
    await expect(async () => {
      const url = await ask(() => location.href)
      expect(isThere(new URL(url)), url).toBe(true)
    }).toPass(TIMEOUT)
    await typeKeys(SHIFT)
    await expect(async () => expect(await ask(isHydrated), 'the page is hydrated').toBe(true)).toPass(TIMEOUT)
  }

  return {
    ask,
    sees,
    press,
    arrivesAt,
    async open(url: string): Promise<void> {
      await driver.go(url)
      await arrivesAt(() => true)
    },
    /** Types into a field behind what it holds. */
    async types(target: Target, text: string): Promise<void> {
      await press(target)
      await typeKeys(text)
    },
    /** The value of the first field that matches a selector. */
    valueOf: (css: string) => ask((field) => document.querySelector<HTMLInputElement>(field)?.value ?? null, css),
    /** The page is as wide as the phone, cannot be moved sideways, and is written from the right side. */
    async expectFits(direction: string): Promise<void> {
      const page = await ask(() => {
        const { scrollWidth, clientWidth, dir } = document.documentElement
        return {
          width: innerWidth,
          sideways: scrollWidth - clientWidth,
          dir,
          heard: getComputedStyle(document.body).direction,
        }
      })
      expect(page).toEqual({ width: 360, sideways: 0, dir: direction, heard: direction })
    },
  }
}

export type Visitor = ReturnType<typeof visitorWith>
