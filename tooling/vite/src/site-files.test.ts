import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

import { siteFiles } from './site-files.ts'

/** Stands in for the storefront, which knows two files. */
const STOREFRONT = `export async function answerSiteFile(request, { host }) {
  const { pathname } = new URL(request.url)
  const isFile = pathname === '/robots.txt' || pathname === '/fr/blog/rss.xml'
  return isFile ? new Response('for ' + host, { status: 203, headers: { 'x-own': 'yes' } }) : null
}`

it('site files are answered by the storefront while developing, and nothing else is', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [
      siteFiles(),
      {
        name: 'storefront',
        enforce: 'pre',
        resolveId: (id) => (id === '@otosafi/storefront/site-files' ? '\0storefront' : undefined),
        load: (id) => (id === '\0storefront' ? STOREFRONT : undefined),
      },
    ],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, address))
    return [answer.status, answer.headers.get('x-own'), answer.ok ? await answer.text() : '']
  }
  for (const path of ['/robots.txt', '/fr/blog/rss.xml'])
    expect(await get(path), path).toEqual([203, 'yes', `for ${new URL(address).host}`])
  expect(await get('/sitemap.xml')).toEqual([404, null, ''])
  expect(await get('/fr/buy-cars')).toEqual([404, null, ''])
})
