import { expect, it } from 'vitest'

import { renderedPage } from '../testing/rendered-page.ts'
import { takeApart } from './take-apart.ts'

const SHEET = '<link rel="stylesheet" href="/assets/a.css#"/>'
const page = renderedPage({ head: `<title>Car</title>${SHEET}`, body: '<p>Car</p>', preloads: ['site-i'] })

it('takes a document apart into what is kept, what is loaded and what begins', () => {
  expect(takeApart({ ...page, headTags: '<meta name="robots">' })).toEqual({
    head: '<!DOCTYPE html><html lang="fr-MA"><head><title>Car</title><meta name="robots">',
    body: '</head><body><p>Car</p>',
    sheets: ['/assets/a.css'],
    preloads: ['/assets/site-i.js'],
    modules: {
      entry: '/assets/entry.client-e.js',
      routes: [['fr/car', '/assets/CarPage-c.js']],
      shared: ['/assets/root-r.js', '/assets/ShellRoute-s.js'],
    },
    scrollKey: 'scroll-positions',
  })
})

it('takes what visitors have written for no part of the document', () => {
  const body = '<p>&lt;/head&gt; (&quot;key&quot;, null) window.__reactRouterContext = {}</p>'
  expect(takeApart(renderedPage({ body })).body).toBe(`</head><body>${body}`)
})

it.each([
  ['head-end', '</head>', '</HEAD>'],
  ['head-end', '</body></html>', '</body></html><script></script>'],
  ['head-end', '<html', '<!-- new --><html'],
  ['style-links', SHEET, '<link href="/assets/a.css" rel="stylesheet"/>'],
  ['preload-links', 'href="/assets/site-i.js"/>', 'href="/assets/site-i.js" nonce="n"/>'],
  ['scroll-script', '((storageKey, restoreKey) =>', '((key) =>'],
  ['scroll-script', '("scroll-positions", null)', '("scroll-positions")'],
  ['context-script', 'window.__reactRouterContext = ', 'window.__routerContext = '],
  ['context-script', '<script type="module"', '<script>more()</script><script type="module"'],
  ['module-script', '<script type="module" async="">', '<script type="module">'],
  ['module-script', 'import * as route1 from', 'const route1 = await import'],
  ['module-script', '"shell":route1,', ''],
  ['module-script', 'window.__reactRouterRouteModules', 'window.__routeModules'],
  ['module-script', 'import("/assets/entry.client-e.js");', 'await import("/assets/entry.client-e.js");'],
])('says that %s does not hold where %s has become %s', (id, was, is) => {
  expect(page.html).toContain(was)
  expect(() => takeApart({ ...page, html: page.html.replace(was, () => is) })).toThrow(
    `Assumption "${id}" does not hold`,
  )
})
