import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import Fastify from 'fastify'
import { afterAll, expect, it, onTestFinished } from 'vitest'

import { withSelfRemovingWorker } from '../site/service-worker.ts'
import { readOfficePages, registerOfficePages, type OfficePages } from './register-office-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-office-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'office/build/assets'), { recursive: true })
writeFileSync(join(folder, 'office/build/index.html'), '<p>The office</p>')
writeFileSync(join(folder, 'office/build/service-worker.js'), `'worker'`)
writeFileSync(join(folder, 'office/build/assets/page-1.js'), `'page'`)
const SCRIPT = `'Each car, each day'\n`.repeat(200)
writeFileSync(join(folder, 'office/build/assets/long-1.js'), SCRIPT)
writeFileSync(join(folder, 'office/build/assets/long-1.js.br'), brotliCompressSync(SCRIPT))

function serve(pages: OfficePages) {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerOfficePages(app, 'office.example', pages)
  return (url: string, host = 'office.example', headers = {}) => app.inject({ url, headers: { host, ...headers } })
}

it('serves the service worker under a policy of its own, asked for anew each time, on the office’s host alone', async () => {
  const ask = serve(await readOfficePages(folder))
  const { body, headers } = await ask('/service-worker.js')
  expect(body).toBe(`'worker'`)
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`,
  })
  expect((await ask('/service-worker.js', 'otosafi.sn')).statusCode).toBe(404)
})

it('serves one that removes itself where it is switched off', async () => {
  const { document, assets } = await readOfficePages(folder)
  const { body } = await serve({ document, assets: withSelfRemovingWorker(assets) })('/service-worker.js')
  expect(body).toContain('registration.unregister()')
})

it('serves documents that nothing between keeps, and files that never change', async () => {
  const ask = serve(await readOfficePages(folder))
  const [document, file] = [await ask('/cars/ma/4k7q2pxa/inspection'), await ask('/assets/page-1.js')]
  expect([document.body, document.headers['cache-control']]).toEqual(['<p>The office</p>', 'no-store'])
  expect(document.headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self'`)
  expect([file.body, file.headers['cache-control']]).toEqual([`'page'`, 'public, max-age=31536000, immutable'])
})

it('sends the compressed copy that the build left to those who take it', async () => {
  const ask = serve(await readOfficePages(folder))
  const taken = await ask('/assets/long-1.js', undefined, { 'accept-encoding': 'gzip, deflate, br' })
  expect(taken.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(taken.rawPayload).toString()).toBe(SCRIPT)
  const plain = await ask('/assets/long-1.js', undefined, { 'accept-encoding': 'gzip' })
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${SCRIPT.length}` })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT])
})

it('has no document in place of a file of another build, which browsers would keep as that', async () => {
  const { statusCode, headers } = await serve(await readOfficePages(folder))('/assets/page-2.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})
