import sharp from 'sharp'
import { expect, it } from 'vitest'

import { comparePictures } from './compare-pictures.ts'

/** A page of 200 × 100 with a line of bars on it, as letters are, and whatever else is drawn. */
const page = (more = '', shift = 0, height = 100) => {
  const bars = Array.from({ length: 12 }, (_, at) => `<rect x="${20 + at * 6 + shift}" y="40" width="2" height="9"/>`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect width="200" height="100" fill="#faf7f1"/>${bars.join('')}${more}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

it('sees no difference in how edges are drawn, nor in what saving loses', async () => {
  const before = await page()
  expect(await comparePictures(before, before)).toBeNull()
  expect(await comparePictures(before, await page('', 0.3))).toBeNull()
  expect(await comparePictures(await sharp(before).webp({ quality: 80 }).toBuffer(), before)).toBeNull()
})

it('sees a word that is not there, or stands elsewhere', async () => {
  const before = await page()
  const word = '<rect x="120" y="40" width="30" height="9" fill="#545f57"/>'
  expect(await comparePictures(before, await page(word))).toMatchObject({ at: { x: 120, y: 40 } })
  expect(await comparePictures(await page(word), await page(word.replace('y="40"', 'y="52"')))).toMatchObject({
    at: { x: 120, y: 40 },
  })
})

it('sees another colour of a part, and another size of the whole', async () => {
  const button = (fill: string) => page(`<rect x="120" y="20" width="40" height="20" fill="${fill}"/>`)
  expect(await comparePictures(await button('#0b5d3b'), await button('#a3262b'))).toMatchObject({
    at: { x: 120, y: 20 },
  })
  expect(await comparePictures(await page(), await page('', 0, 104))).toEqual({
    sizes: '200 × 100 before, 200 × 104 now',
  })
})
