import { expect, it } from 'vitest'

import { MANIFEST } from '../testing/rendered-page.ts'
import { documentFiles } from './document-files.ts'

it('names what a page is made of once, but for what every page has', () => {
  expect(documentFiles(MANIFEST)).toEqual({
    sheets: ['/assets/a.css', '/assets/b.css'],
    entry: '/assets/entry.client-e.js',
    routes: [['fr/car', '/assets/CarPage-c.js']],
    imports: ['/assets/manifest-m.js', '/assets/framework-f.js', '/assets/site-i.js'],
  })
})
