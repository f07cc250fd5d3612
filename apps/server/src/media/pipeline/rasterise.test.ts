import { expect, it } from 'vitest'

import { PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'
import { artOf } from '@otosafi/illustrator/art-key'
import { drawCar } from '@otosafi/illustrator/draw-car'
import { densityOf } from '@otosafi/illustrator/svg'

import { rasterise } from './rasterise.ts'
import { VARIANT_WIDTHS } from './variants.ts'

const CAR = { bodyType: 'sedan', color: 'blue', steeringSide: 'left', fuelType: 'petrol' } as const

it.each(PHOTO_VIEWS)(
  'a drawing of the view %s becomes a picture of exactly the width that was asked for',
  async (view) => {
    const svg = drawCar(artOf(CAR, view, 1))
    for (const width of VARIANT_WIDTHS) {
      const { info } = await rasterise(svg, densityOf(width)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels]).toEqual([width, width * 0.75, 3])
    }
  },
)
