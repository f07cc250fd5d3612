import type { CarArtSpec } from './art-key.ts'
import { drawCabinFlaw } from './cabin-flaws.ts'
import { drawEngine } from './engine.ts'
import { drawExterior, drawOutsideFlaw } from './exterior.ts'
import { drawInterior } from './interior.ts'

/** SVG (1600 x 1200) of what `spec` names. The same spec always gives the same drawing. */
export function drawCar(spec: CarArtSpec): string {
  if (spec.view === 'interior') return drawInterior(spec)
  if (spec.view === 'engine') return drawEngine(spec)
  if (spec.view !== 'detail') return drawExterior({ ...spec, view: spec.view })
  if ('steeringSide' in spec) return drawCabinFlaw(spec)
  return spec.flaw === undefined ? drawExterior({ ...spec, view: 'frontThreeQuarter' }, true) : drawOutsideFlaw(spec)
}
