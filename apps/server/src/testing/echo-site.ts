import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { EDITION_IDS } from '@otosafi/editions/edition'

import type { SiteParts } from '../server/start.ts'
import { loadEditionBundles } from '../site/edition-bundle.ts'
import { registerSite } from '../site/register-site.ts'
import { DOCUMENT_OF, writeEdition } from './write-edition.ts'

/**
 * Pages that say at which address and for which host they were made; `/moved` leads to one's own `/here`, `/broken`
 * cannot be made.
 */
const BUNDLE = `
${DOCUMENT_OF}const handle = async (request, { host }) => {
  const { pathname, href } = new URL(request.url)
  if (pathname === '/moved') return { response: new Response(null, { status: 301, headers: { location: '/here' } }), document: null }
  if (pathname === '/broken') throw new Error('broken')
  const page = '<main>' + JSON.stringify({ href, host }).replaceAll('<', '&lt;') + '</main>'
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (pathname.startsWith('/missing')) return { response: new Response(page, { status: 404, headers }), document: null }
  return { response: new Response(null, { headers }), document: documentOf(page) }
}
export const entry = { module: { createHandler: () => handle } }
`

/** Files of every edition, by their path. */
const FILES = {
  'favicon.ico': 'icon',
  'robots.txt': 'User-agent: *',
  'assets/page-abc123.js': 'export {}',
  'assets/page-abc123.css': 'a{}',
}

/** Makes small stand-ins for the built editions in a folder that is removed with the server, and registers them as its pages. */
export async function registerEchoSite(app: FastifyInstance, { cache }: Pick<SiteParts, 'cache'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-echo-'))
  for (const edition of EDITION_IDS) writeEdition(folder, edition, BUNDLE, FILES)
  const bundles = await loadEditionBundles(folder)
  app.addHook('onClose', () => rmSync(folder, { recursive: true, force: true }))
  await registerSite(app, {
    fetchApi: async () => new Response(),
    findPreview: async () => null,
    dataVersion: () => '1',
    bundles,
    reads: { count: () => null },
    findIdempotencyKey: async () => '',
    cache,
  })
}
