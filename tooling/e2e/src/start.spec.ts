import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from '@playwright/test'

import { spawnProduct, startProduct } from '@otosafi/product-process/start-product'

/** The listing as a server of this test sends it. */
async function listingOf(port: number): Promise<string> {
  const [answer] = await once(
    get({ host: '127.0.0.1', port, path: '/fr/buy-cars', headers: { host: 'otosafi.ma' } }),
    'response',
  )
  return text(answer)
}

test('A data folder is filled once, serves one server at a time, and serves the next one as it was', async () => {
  // Three starts, one of which fills a database.
  test.slow()
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-start-'))
  const settings = { DATA_DIR: dataDir, SEED_CARS: '30' }
  try {
    const first = await startProduct(settings)
    expect(first.output()).toContain('http://otosafi.ma.localhost:')
    const ids = (html: string) => [...html.matchAll(/<article[\s\S]*?href="([^"]+)"/g)].map((match) => match[1])
    const cars = ids(await listingOf(first.port))
    expect(cars.length).toBeGreaterThan(0)

    const second = await spawnProduct(settings)
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.output()).toMatch(/in use|already|another/i)
    expect(second.output(), 'a message, no stack').not.toMatch(/^\s+at /m)

    expect(ids(await listingOf(first.port)), 'the first one is not disturbed').toEqual(cars)
    await first.stop()
    const third = await startProduct(settings)
    expect(third.output()).not.toMatch(/Filling/)
    expect(ids(await listingOf(third.port))).toEqual(cars)
    await third.stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
