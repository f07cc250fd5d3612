import { expect, it } from 'vitest'

import type { EditionBundle } from './edition-bundle.ts'
import { type PageSite, renderPage } from './render-page.ts'

it('a file keeps its name and that it is to be saved, and no header that is not known', async () => {
  const file = new Response('{}', {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="account.json"',
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
  const { headers } = await renderPage(bundle, new Request('http://otosafi.ma/account/export'), site)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="account.json"',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
})
