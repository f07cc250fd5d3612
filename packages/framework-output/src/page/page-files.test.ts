import { expect, it } from 'vitest'

import { FILES, MANIFEST } from '../testing/rendered-page.ts'
import { provePageFiles } from './page-files.ts'

it('a build that has the files of all its pages is fine', () => {
  expect(() => provePageFiles(MANIFEST, FILES)).not.toThrow()
})

it.each(['/assets/b.css', '/assets/CarPage-c.js', '/assets/entry.client-e.js', '/assets/site-i.js'])(
  'a build without %s is refused',
  (path) => {
    const modules = new Map([...FILES.modules].filter(([name]) => name !== path))
    const sheets = new Map([...FILES.sheets].filter(([name]) => name !== path))
    expect(() => provePageFiles(MANIFEST, { modules, sheets })).toThrow('Assumption "page-files" does not hold')
  },
)
