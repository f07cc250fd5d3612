import { expect, it } from 'vitest'

import type { EditionBundle } from './edition-bundle.ts'
import { type PageSite, renderPage } from './render-page.ts'

it('a file keeps its headers, but for cookies and those of its body, its connection or a server', async () => {
  const file = new Response('{}', {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="account.json"',
      'x-robots-tag': 'noindex',
      'set-cookie': 'a=1',
      'content-encoding': 'gzip',
      'content-length': '2',
      'transfer-encoding': 'chunked',
      connection: 'close',
      etag: '"0"',
      'x-powered-by': 'a library',
    },
  })
  const bundle = { handle: async () => ({ response: file, document: null }) } as unknown as EditionBundle
  const site: PageSite = {
    fetchApi: fetch,
    host: 'otosafi.ma',
    idempotencyKey: null,
    findPreview: async () => null,
    finish: async () => ({ html: new Uint8Array(), brotli: new Uint8Array(), etag: '"1"', policy: null }),
  }
  const { headers, cookies, etag } = await renderPage(bundle, new Request('http://otosafi.ma/account/export'), site)
  expect(headers).toEqual({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="account.json"',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect([cookies, etag]).toEqual([['a=1'], '"1"'])
})
