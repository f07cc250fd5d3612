import type { Testimonial } from '@otosafi/domain/content/content'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'
import { CI_TESTIMONIALS } from './testimonials/ci.ts'
import { COZA_TESTIMONIALS } from './testimonials/coza.ts'
import { MA_TESTIMONIALS } from './testimonials/ma.ts'
import { RW_TESTIMONIALS } from './testimonials/rw.ts'
import { SN_TESTIMONIALS } from './testimonials/sn.ts'
import { type Testimonial as Row, TESTIMONIAL_SOURCE } from './testimonials/testimonial.ts'

/** Opinions that rest on no country's own promise, placed in the cities of the country-neutral edition. */
const DEFAULT_TESTIMONIALS = [
  inCity(MA_TESTIMONIALS, 'casablanca', 3),
  inCity(CI_TESTIMONIALS, 'abidjan', 0),
  inCity(COZA_TESTIMONIALS, 'johannesburg', 2),
  inCity(RW_TESTIMONIALS, 'kigali', 0),
  inCity(SN_TESTIMONIALS, 'dakar', 3),
  inCity(MA_TESTIMONIALS, 'casablanca', 0),
].flat()

const TESTIMONIALS: Record<Demonstrated, readonly Row[]> = {
  ma: MA_TESTIMONIALS,
  ci: CI_TESTIMONIALS,
  coza: COZA_TESTIMONIALS,
  rw: RW_TESTIMONIALS,
  sn: SN_TESTIMONIALS,
  default: DEFAULT_TESTIMONIALS,
}

function inCity(testimonials: readonly Row[], city: string, index: number): Row[] {
  return testimonials.slice(index, index + 1).map((testimonial) => ({ ...testimonial, city }))
}

/** The invented customer opinions of `edition`, latest first; each is marked as demonstration data. */
export function testimonialsOf(edition: Demonstrated): Testimonial<BilingualText>[] {
  return TESTIMONIALS[edition]
    .map(({ name, ...testimonial }) => ({ ...testimonial, name: { en: name, fr: name }, source: TESTIMONIAL_SOURCE }))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
}
