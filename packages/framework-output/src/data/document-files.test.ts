import { expect, it } from 'vitest'

import { MANIFEST, ROUTES } from '../testing/rendered-page.ts'
import { documentFiles } from './document-files.ts'

it('names what a page is made of once, but for what every page has', () => {
  expect(documentFiles(MANIFEST, ROUTES, null)).toEqual({
    sheets: ['/assets/a.css', '/assets/b.css'],
    entry: '/assets/entry.client-e.js',
    routes: [['fr/car', '/assets/CarPage-c.js']],
    imports: ['/assets/manifest-m.js', '/assets/framework-f.js', '/assets/site-i.js'],
  })
})

it('leaves the style sheets of routes out in whose place an error is shown', () => {
  const { sheets, routes } = documentFiles(MANIFEST, ROUTES, { shell: new Error('broken') })
  expect(sheets).toEqual(['/assets/a.css'])
  expect(routes).toEqual([['fr/car', '/assets/CarPage-c.js']])
  expect(documentFiles(MANIFEST, ROUTES, { 'fr/car': new Error('broken') }).sheets).toHaveLength(2)
})
