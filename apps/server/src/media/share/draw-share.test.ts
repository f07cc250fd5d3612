import { describe, expect, it } from 'vitest'

import { sharp } from '../pipeline/configured-sharp.ts'
import { drawShare, MAX_BYTES, SHARE_HEIGHT, SHARE_WIDTH } from './draw-share.ts'
import { SHARE_PHOTO, type ShareWords } from './share-words.ts'

const WORDS: ShareWords = {
  direction: 'ltr',
  title: 'Dacia Duster 2019',
  price: '185\u00a0000 DH',
  mileage: '64\u00a0200 km',
  verdict: { text: 'Worst defect: Windscreen, a matter of safety.', tone: 'grave' },
  reference: 'MA-4K7Q2PXA',
  status: null,
}
const { width, height } = SHARE_PHOTO
const RED = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()

/** The colour of one pixel. */
async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

/** How much of a part of the picture differs from its first pixel: whether anything is written there. */
async function written(picture: Uint8Array, left: number): Promise<number> {
  const part = { left, top: 20, width: 480, height: 460 }
  return (await sharp(picture).extract(part).stats()).channels[0]?.stdev ?? 0
}

describe('the picture of a shared car', () => {
  it.each(['ltr', 'rtl'] as const)(
    'has its photograph where reading begins, and its words beside: %s',
    async (direction) => {
      const picture = await drawShare({ ...WORDS, direction }, RED)
      const { format, width, height } = await sharp(picture).metadata()
      expect([format, width, height]).toEqual(['jpeg', SHARE_WIDTH, SHARE_HEIGHT])
      const middle = direction === 'ltr' ? 340 : 860
      const [red = 0, green = 255] = await colourAt(picture, middle, 250)
      expect([red > 240, green < 20]).toEqual([true, true])
      expect(await written(picture, direction === 'ltr' ? 700 : 20)).toBeGreaterThan(20)
    },
  )

  it('says on the photograph that a car is sold, and shows one without photograph', async () => {
    const free = await drawShare(WORDS, RED)
    const sold = await drawShare({ ...WORDS, status: 'Sold' }, RED)
    expect((await colourAt(free, 46, 78))[0]).toBeGreaterThan(240)
    expect((await colourAt(sold, 46, 78))[0]).toBeLessThan(60)
    const bare = await drawShare({ ...WORDS, verdict: null }, null)
    expect((await colourAt(bare, 20, 20))[1]).toBeGreaterThan(200)
  })

  it('is small enough for messengers even where the photograph is noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
      .png()
      .toBuffer()
    const picture = await drawShare(WORDS, photo)
    expect(picture.length).toBeLessThan(MAX_BYTES)
  })
})
