import { expect, it } from 'vitest'

import { type BuildManifest, firstLoad } from './first-load.ts'

const SIZES: Readonly<Record<string, number>> = {
  entry: 1,
  framework: 10,
  root: 100,
  home: 1000,
  site: 10_000,
  sheet: 3,
  own: 5,
}
const MANIFEST: BuildManifest = {
  entry: { module: 'entry', imports: ['framework'] },
  routes: {
    root: { module: 'root', imports: ['framework'], css: ['sheet'] },
    home: { parentId: 'root', module: 'home', imports: ['site', 'framework'], css: ['sheet#', 'own'] },
    other: { parentId: 'root', module: 'never', css: ['never'] },
  },
}

it('counts what the entry, the page and all around it load, each file once', () => {
  expect(firstLoad(MANIFEST, 'home', (file) => SIZES[file] ?? NaN)).toEqual({ script: 11_111, css: 8 })
})

it('knows no page that was not built', () => {
  expect(() => firstLoad(MANIFEST, 'car', () => 0)).toThrow('No route car')
})
