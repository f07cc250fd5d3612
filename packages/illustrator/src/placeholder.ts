import type { CarArtSpec } from './art-key.ts'
import { PAINTS, mixHex } from './paint.ts'
import { SETTINGS } from './setting.ts'

/** About the drawing's mean colour as `#rrggbb`, from its palettes alone: the seed of the database rasterises no drawing. */
export function artPlaceholder(spec: CarArtSpec): string {
  const paint = PAINTS[spec.color]
  if (spec.view === 'engine') return mixHex('#1b1e20', paint.base, 0.2)
  const setting = SETTINGS[spec.variant] ?? SETTINGS[0]
  const place = mixHex(mixHex(setting.above[0], setting.above[1], 0.5), setting.below[1], 0.55)
  // Views of the cabin, flaws in it among them.
  if ('steeringSide' in spec) return mixHex('#24282a', place, 0.22)
  const car = mixHex(paint.base, '#14181a', 0.35)
  return mixHex(place, car, spec.view === 'detail' ? 0.7 : 0.3)
}
