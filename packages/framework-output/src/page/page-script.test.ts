import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { compileFunction } from '../bundling/compile-function.ts'
import type { DocumentData } from '../data/document-data.ts'
import { renderedPage } from '../testing/rendered-page.ts'
import { pageScript } from './page-script.ts'

const START = await compileFunction(new URL('page-start.ts', import.meta.url), 'startPage')

/** Data of the page's loaders, with the text `data` in them. */
const answered = (data: string) => ({ 'fr/car': { data, list: [true, null] } })

function scriptFor(data: DocumentData): string {
  return pageScript(START, renderedPage('').files, data)
}

type Visit = { waitsForTouch?: boolean; fontsKept?: boolean; scrolled?: number }

/** Runs a page's script as a browser would, with the page loaded and then painted, and returns what it did. */
async function visit(script: string, { waitsForTouch, fontsKept, scrolled }: Visit = {}) {
  expect(script).not.toContain('</')
  const seen = { imported: [] as string[], started: [] as unknown[][], fonts: [] as unknown[], scroll: [] as unknown[] }
  const frames: (() => void)[] = []
  const taken: unknown[] = []
  const listeners: Record<string, () => void> = {}
  const imported = (path: string) => {
    seen.imported.push(path)
    return Promise.resolve({ path, start: (...args: unknown[]) => seen.started.push(args) })
  }
  const dataset: Record<string, unknown> = {
    fonts: 'Figtree,/f.woff2;Readex Pro,/r.woff2,U+600',
    start: waitsForTouch && 'touch',
  }
  const window: Record<string, unknown> & { onload?: () => void; onpointerdown?: () => unknown } = {
    document: {
      body: { dataset },
      fonts: { add: (face: unknown) => taken.push(face) },
    },
    navigator: {},
    history: { state: scrolled === undefined ? null : { key: 'here' } },
    localStorage: fontsKept ? { fonts: '1' } : {},
    sessionStorage: { scroll: JSON.stringify({ here: scrolled }) },
    scrollTo: (...to: unknown[]) => seen.scroll.push({ to, isWhole: 'whole' in dataset }),
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: (work: () => void) => work(),
    imported,
    FontFace: class {
      constructor(...font: unknown[]) {
        seen.fonts.push(font.slice(0, 2))
      }
      load = () => Promise.resolve(this)
    },
  }
  runInNewContext(script.replace('import(', 'imported('), window)
  window.onload?.()
  const early = { fonts: seen.fonts.length, imported: seen.imported.length }
  for (const paint of frames) paint()
  const loaded = seen.imported.length
  window.onpointerdown?.()
  window.onpointerdown?.()
  await new Promise((resolve) => setImmediate(resolve))
  const first = taken.length
  listeners['newpage']?.()
  return { ...seen, early, loaded, taken: { first, later: taken.length } }
}

it('brings the page’s modules once it is painted, each once, and starts with those of its own routes', async () => {
  const { imported, started, early, loaded } = await visit(scriptFor(answered('{}')))
  const names = ['entry.client-e', 'CarPage-c', 'manifest-m', 'framework-f', 'site-i']
  expect(imported).toEqual(names.map((name) => `/assets/${name}.js`))
  expect(early.imported).toBe(0)
  expect(loaded).toBe(names.length)
  expect(started).toMatchObject([[{ 'fr/car': { path: '/assets/CarPage-c.js' } }, { 'fr/car': { data: '{}' } }]])
})

it('waits for the touch where the page is only read', async () => {
  const { loaded, started } = await visit(scriptFor(answered('{}')), { waitsForTouch: true })
  expect(loaded).toBe(0)
  expect(started).toHaveLength(1)
})

it.each(['{"name":"It\'s </script> \u2028 \\"so\\""}', "It's 100 % $& \\ \n <b>", ''])(
  'hands over what the loaders answered: %s',
  async (data) => {
    const { started } = await visit(scriptFor(answered(data)))
    expect(started[0]?.[1]).toEqual(answered(data))
  },
)

it.each(['[{"_1":2},"loaderData",["D",0]]\n', "It's [1\n"])('hands over the router’s own text: %s', async (text) => {
  const { started } = await visit(scriptFor(text))
  expect(started[0]?.[1]).toBe(text)
})

it('loads fonts after the page for the next one, and at once where they are kept', async () => {
  const html = scriptFor(answered('{}'))
  const first = await visit(html)
  expect(first.early.fonts).toBe(0)
  expect(first.fonts).toEqual([
    ['Figtree', 'url(/f.woff2)'],
    ['Readex Pro', 'url(/r.woff2)'],
  ])
  expect(first.taken.first).toBe(0)
  expect(first.taken.later).toBeGreaterThan(0)
  const later = await visit(html, { fontsKept: true })
  expect([later.early.fonts, later.fonts.length, later.taken.first]).toEqual([2, 2, 2])
})

it('scrolls to where the page was left, which needs all its heights, and nowhere else', async () => {
  const html = scriptFor(answered('{}'))
  expect((await visit(html, { scrolled: 720 })).scroll).toEqual([{ to: [0, 720], isWhole: true }])
  expect((await visit(html, { scrolled: 0 })).scroll).toEqual([])
  expect((await visit(html)).scroll).toEqual([])
})
