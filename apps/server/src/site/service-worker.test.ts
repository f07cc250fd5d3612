import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { LOOPBACK } from '../env-reader.ts'
import { createSharedCache } from '../http/shared-cache.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'
import { admitRequests } from '../server/admit-requests.ts'
import { DOCUMENT_OF, writeEdition } from '../testing/write-edition.ts'
import { type EditionBundles, loadEditionBundles } from './edition-bundle.ts'
import { registerSite } from './register-site.ts'
import { withoutServiceWorker } from './service-worker.ts'

const BUNDLE = `${DOCUMENT_OF}export const entry = { module: { createHandler: () => async () => ({ response: new Response(), document: null }) } }`

describe('the service worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-worker-'))
  let built: EditionBundles

  beforeAll(async () => {
    for (const edition of EDITION_IDS) writeEdition(folder, edition, BUNDLE, { 'service-worker.js': `'${edition}'` })
    built = await loadEditionBundles(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function ask(bundles: EditionBundles) {
    const app = Fastify()
    onTestFinished(() => app.close())
    admitRequests(app, createIsTrusted(LOOPBACK))
    await registerSite(app, {
      fetchApi: async () => new Response(),
      findPreview: async () => null,
      dataVersion: () => '1',
      bundles,
      cache: createSharedCache(2 ** 20),
      reads: { count: () => null },
      findIdempotencyKey: async () => '',
    })
    return app.inject({ url: '/service-worker.js', headers: { host: 'otosafi.sn' } })
  }

  it('is the one of the edition, asked for anew each time, and may fetch what is ours alone', async () => {
    const { body, headers } = await ask(built)
    expect(body).toBe(`'sn'`)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'; frame-ancestors 'none'`)
  })

  it('removes all that was kept, and itself, where it is switched off', async () => {
    const { body } = await ask(withoutServiceWorker(built))
    const done: string[] = []
    const work: Promise<unknown>[] = []
    runInNewContext(body, {
      addEventListener: (_type: string, listen: (event: object) => void) =>
        listen({ waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
      skipWaiting: () => done.push('at once'),
      caches: { keys: async () => ['kept', 'site-1'], delete: async (name: string) => done.push(name) },
      registration: { unregister: async () => done.push('unregistered') },
    })
    await Promise.all(work)
    expect(done).toEqual(['at once', 'kept', 'site-1', 'unregistered'])
  })
})
