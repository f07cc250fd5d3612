import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { expandManifest } from '../browser/expand-manifest.ts'
import type { ManifestRoute, RouteManifest } from '../route-manifest.ts'
import { compactManifest } from './compact-manifest.ts'
import { compileFunction } from './compile-function.ts'

const SHEETS = ['/assets/HomePage-h.css', '/assets/site-s.css#']
const off = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
const page = (id: string, path: string, more: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  parentId: 'shell',
  path,
  caseSensitive: true,
  module: '/assets/HomePage-h.js',
  imports: ['/assets/framework-f.js'],
  css: SHEETS,
  ...off,
  hasLoader: true,
  hasDefaultExport: true,
  ...more,
})
const { caseSensitive: _, ...frenchHome } = page('fr/home', 'fr', { index: true })

function manifestOf(routes: readonly ManifestRoute[]): RouteManifest {
  return {
    entry: { module: '/assets/entry-e.js', imports: ['/assets/framework-f.js'] },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    version: '0a1b2c3d',
  }
}

const MANIFEST = manifestOf([
  { id: 'root', path: '', module: '/assets/root-r.js', css: [], hasLoader: false },
  { id: 'shell', parentId: 'root', module: '/assets/shell-s.js', hasErrorBoundary: true, css: ['/assets/site-s.css#'] },
  page('editProfile', 'edit-profile'),
  page('fr/buyCars', 'fr/buy-cars', { hasAction: true }),
  frenchHome,
  page('fr/car', 'fr/buy/:id'),
  page('en/buyCars', 'buy-cars', { hasAction: true }),
  page('en/home', 'home'),
  page('en/car', 'buy/:id'),
  { id: 'not-found', parentId: 'shell', path: '*', module: '/assets/NotFound-n.js', css: [] },
])

/** The manifest in a document in a language. */
const inDocument = (language: string): RouteManifest => expandManifest(language, ...compactManifest(MANIFEST))

it('is read back by the function as it is compiled', async () => {
  const source = new URL('../browser/expand-manifest.ts', import.meta.url)
  const compiled: typeof expandManifest = runInNewContext(`(${await compileFunction(source, 'expandManifest')})`)
  for (const language of ['fr', 'en'])
    expect(JSON.stringify(compiled(language, ...compactManifest(MANIFEST)))).toBe(JSON.stringify(inDocument(language)))
})

describe('the manifest of a document', () => {
  it('has the pages of its own language and what belongs to all', () => {
    const all = ['editProfile', 'not-found', 'root', 'shell']
    expect(Object.keys(inDocument('fr').routes).sort()).toEqual([...all, 'fr/buyCars', 'fr/car', 'fr/home'].sort())
    expect(Object.keys(inDocument('en').routes).sort()).toEqual([...all, 'en/buyCars', 'en/car', 'en/home'].sort())
  })

  it('tells of each page what was built', () => {
    const { routes } = inDocument('fr')
    expect(routes['fr/car']).toEqual({
      id: 'fr/car',
      parentId: 'shell',
      path: 'fr/buy/:id',
      caseSensitive: true,
      module: '/assets/HomePage-h.js',
      css: SHEETS,
      hasLoader: true,
    })
    expect(routes['fr/home']).toMatchObject({ path: 'fr', index: true })
    expect(routes['fr/buyCars']).toMatchObject({ path: 'fr/buy-cars', hasAction: true })
    expect(inDocument('en').routes['en/home']).toMatchObject({ path: 'home', caseSensitive: true })
    expect(routes['shell']).toMatchObject({ parentId: 'root', hasErrorBoundary: true })
  })
})

it('tells many sheets apart', () => {
  const pages = Array.from({ length: 60 }, (_, at) => page(`page${at}`, `page${at}`, { css: [`/assets/${at}.css`] }))
  expect(() => compactManifest(manifestOf([...Object.values(MANIFEST.routes), ...pages]))).not.toThrow()
})

it('a route that does not fit the compact form fails the build', () => {
  const elsewhere = manifestOf([...Object.values(MANIFEST.routes), page('fr/blog', 'fr/blog')])
  expect(() => compactManifest(elsewhere)).toThrow(/"manifest-routes" does not hold.*another manifest in fr/)
})
