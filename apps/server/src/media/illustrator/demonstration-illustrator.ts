import { parseArtKey } from '@otosafi/illustrator/art-key'
import { drawCertificate } from '@otosafi/illustrator/certificate'
import { drawCar } from '@otosafi/illustrator/draw-car'
import { engineSounds, synthesiseEngineSound } from '@otosafi/illustrator/engine-sound'
import { artPlaceholder } from '@otosafi/illustrator/placeholder'
import { drawPortrait, PORTRAIT_GROUND } from '@otosafi/illustrator/portrait'
import { parsePortraitKey } from '@otosafi/illustrator/portrait-key'
import { densityOf } from '@otosafi/illustrator/svg'
import { ILLUSTRATOR_VERSION } from '@otosafi/illustrator/version'

import type { Illustrator } from './illustrator-port.ts'

const SOUNDS = new Set(engineSounds.map(({ key }) => key))

/** Draws the cars and people of the demonstration, and certificates, and plays its engines. */
export const demonstrationIllustrator: Illustrator = {
  version: ILLUSTRATOR_VERSION,
  draw(key) {
    const car = parseArtKey(key)
    if (car) return drawCar(car)
    const portrait = parsePortraitKey(key)
    return portrait && drawPortrait(portrait)
  },
  drawCertificate,
  densityOf,
  placeholderOf(key) {
    const car = parseArtKey(key)
    if (car) return artPlaceholder(car)
    return parsePortraitKey(key) && PORTRAIT_GROUND
  },
  synthesise: (key) => (SOUNDS.has(key) ? synthesiseEngineSound(key) : null),
}
