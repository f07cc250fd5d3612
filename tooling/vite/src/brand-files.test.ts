import { build, createServer, type Rolldown } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { brandFiles } from './brand-files.ts'

/** Files requested by the document's head, home screens and messengers, and the flags that `GET /countries` names. */
const EXPECTED = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'flags/default.svg',
  'flags/all.svg',
  ...Object.values(EDITIONS).flatMap(({ country }) => (country === null ? [] : [`flags/${country.toLowerCase()}.svg`])),
].sort()

async function filesOf(isForServer: boolean): Promise<string[]> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      brandFiles(),
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : undefined), load: () => 'export {}' },
    ],
    build: { write: false, ssr: isForServer, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput
  return result.output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName)
}

describe('the brand’s files', () => {
  it('are in the browser’s build under their own names', async () => {
    expect((await filesOf(false)).sort()).toEqual(EXPECTED)
  })

  it('are not in the server’s', async () => {
    expect(await filesOf(true)).toEqual([])
  })

  it('are answered while developing', async () => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      plugins: [brandFiles()],
      server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => server.close())
    await server.listen()
    const origin = server.resolvedUrls?.local[0] ?? ''
    for (const [name, type] of [
      ['favicon.svg?v=2', 'image/svg+xml'],
      ['favicon.ico', 'image/x-icon'],
      ['share.png', 'image/png'],
      ['flags/ma.svg', 'image/svg+xml'],
      ['flags/all.svg', 'image/svg+xml'],
    ]) {
      const response = await fetch(new URL(name ?? '', origin))
      expect(response.headers.get('content-type'), name).toBe(type)
      expect((await response.arrayBuffer()).byteLength, name).toBeGreaterThan(100)
    }
  })
})
