import { beforeAll, describe, expect, it } from 'vitest'

import { demonstrationIllustrator } from '../illustrator/demonstration-illustrator.ts'
import { sharp } from '../pipeline/configured-sharp.ts'
import { rasterise } from '../pipeline/rasterise.ts'
import { isCopy, likenessOf } from './likeness.ts'

const [WIDTH, HEIGHT] = [960, 720]

async function photograph(key: string): Promise<Buffer> {
  const svg = demonstrationIllustrator.draw(key)
  if (svg === null) throw new Error(`There is no drawing ${key}.`)
  const drawn = rasterise(svg, demonstrationIllustrator.densityOf(WIDTH))
  return drawn.resize(WIDTH, HEIGHT, { fit: 'fill' }).jpeg({ quality: 88 }).toBuffer()
}

const cut = (jpeg: Buffer, [left, top, width, height]: readonly [number, number, number, number]) =>
  sharp(jpeg)
    .extract({ left: left * WIDTH, top: top * HEIGHT, width: width * WIDTH, height: height * HEIGHT })
    .resize(640)
    .jpeg({ quality: 70 })
    .toBuffer()

describe('two photographs of cars', () => {
  let car: Buffer
  beforeAll(async () => {
    car = await photograph('art/frontThreeQuarter-duster-red-0')
  })
  const copied = async (copy: Promise<Buffer>) => {
    const [one, other] = [await likenessOf(car), await likenessOf(await copy)]
    expect(isCopy(one, other)).toBe(isCopy(other, one))
    return isCopy(one, other)
  }

  it.each<[string, (jpeg: Buffer) => Promise<Buffer>]>([
    ['encoded anew in poor quality', (jpeg) => sharp(jpeg).jpeg({ quality: 40 }).toBuffer()],
    ['a third of the size', (jpeg) => sharp(jpeg).resize(320).jpeg({ quality: 60 }).toBuffer()],
    ['a little paler', (jpeg) => sharp(jpeg).linear(0.9, 15).jpeg().toBuffer()],
    ['a part of 90 % from the middle', (jpeg) => cut(jpeg, [0.05, 0.05, 0.9, 0.9])],
    ['a part of 75 % from a corner', (jpeg) => cut(jpeg, [0.25, 0.25, 0.75, 0.75])],
    ['without its upper fifth', (jpeg) => cut(jpeg, [0, 0.2, 1, 0.8])],
  ])('are copies where one is the other %s', async (_, change) => {
    expect(await copied(change(car))).toBe(true)
  })

  it.each([
    ['from another side', 'art/side-duster-red-0'],
    ['of another model', 'art/frontThreeQuarter-logan-red-0'],
    ['of the same model in other surroundings', 'art/frontThreeQuarter-duster-red-1'],
    ['of the same model in other surroundings and another colour', 'art/frontThreeQuarter-duster-white-2'],
  ])('are none where one is a photograph %s', async (_, key) => {
    expect(await copied(photograph(key))).toBe(false)
  })

  it('are not found where one is the other mirrored, or less than half of it', async () => {
    expect(await copied(sharp(car).flop().jpeg().toBuffer())).toBe(false)
    expect(await copied(cut(car, [0, 0, 0.45, 0.45]))).toBe(false)
  })

  it('are no copies where they show nothing', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const [one, other] = [await likenessOf(await plain('#123456')), await likenessOf(await plain('#654321'))]
    expect(isCopy(one, other)).toBe(false)
  })
})
