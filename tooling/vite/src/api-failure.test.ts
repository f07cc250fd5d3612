import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

import { apiFailure } from './api-failure.ts'

/** A port that nothing listens on, once `close` has been called. */
async function startApi(): Promise<{ origin: string; close: () => Promise<void> }> {
  const api = createHttpServer((_, response) => response.end('api'))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => api.close(() => resolve())),
  }
}

it('a page says why the API is down while developing, and is the page itself when it is up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-failure-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const errorFile = join(folder, 'error.txt')
  const { origin, close } = await startApi()
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [apiFailure({ origin, errorFile })],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  const get = async (accept: string) => {
    const answer = await fetch(new URL('/fr', address), { headers: { accept } })
    return { status: answer.status, text: await answer.text() }
  }

  expect(await get('text/html')).toMatchObject({ status: 404 })
  await close()
  expect(await get('text/html')).toMatchObject({ status: 503, text: expect.stringContaining('still starting') })
  writeFileSync(errorFile, 'SyntaxError: Expression expected in <T>')
  expect(await get('text/html')).toMatchObject({
    status: 503,
    text: expect.stringContaining('SyntaxError: Expression expected in &lt;T&gt;'),
  })
  expect(await get('application/json')).toMatchObject({ status: 404 })
})
