import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import type { CachedPage } from './page-cache.ts'
import { createRecompressor } from './recompress.ts'

/** A page as it is kept after its first, quick compression. */
function keptPage(seed: string): CachedPage {
  const html = Buffer.from(Array.from({ length: 3000 }, (_, index) => `<p>${seed} car ${index * 7919} DH</p>`).join(''))
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  return { status: 200, headers: {}, html, brotli, etag: 'W/"x"' }
}

async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 500 && !condition(); round++) await setTimeout(10)
}

describe('a page that is asked for again', () => {
  it('becomes smaller and stays the same page', async () => {
    const page = keptPage('a')
    const before = page.brotli
    createRecompressor((error) => expect(error).toBeUndefined())(page)
    await until(() => page.brotli !== before)
    expect(page.brotli.length).toBeLessThan(before.length)
    expect(brotliDecompressSync(page.brotli).equals(page.html)).toBe(true)
  })

  it('waits for its next visit while another one is being compressed', async () => {
    const [first, second] = [keptPage('a'), keptPage('b')]
    const [firstBefore, secondBefore] = [first.brotli, second.brotli]
    const recompress = createRecompressor((error) => expect(error).toBeUndefined())
    recompress(first)
    recompress(second)
    await until(() => first.brotli !== firstBefore)
    expect(second.brotli).toBe(secondBefore)
    await until(() => {
      recompress(second)
      return second.brotli !== secondBefore
    })
    expect(second.brotli.length).toBeLessThan(secondBefore.length)
  })
})
