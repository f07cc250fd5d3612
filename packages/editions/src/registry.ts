import type { CountryFacts } from './country.ts'
import type { EditionFacts, EditionId, Site } from './edition.ts'
import { ci, ciCountry, ciSite } from './facts/ci.ts'
import { coza, cozaCountry, cozaSite } from './facts/coza.ts'
import { neutral, neutralCountry, neutralSite } from './facts/default.ts'
import { ma, maCountry, maSite } from './facts/ma.ts'
import { rw, rwCountry, rwSite } from './facts/rw.ts'
import { sn, snCountry, snSite } from './facts/sn.ts'

/** Every edition's facts. Adding an edition makes the compiler list what it still lacks. */
export const EDITIONS: Readonly<Record<EditionId, EditionFacts>> = { ma, ci, coza, rw, sn, default: neutral }

/** Every edition's host, languages and separators: all that the bundles of the others hold of it. */
export const SITES = {
  ma: maSite,
  ci: ciSite,
  coza: cozaSite,
  rw: rwSite,
  sn: snSite,
  default: neutralSite,
} as const satisfies Record<EditionId, Site>

/** Every edition's country. */
export const COUNTRIES: Readonly<Record<EditionId, CountryFacts>> = {
  ma: maCountry,
  ci: ciCountry,
  coza: cozaCountry,
  rw: rwCountry,
  sn: snCountry,
  default: neutralCountry,
}

/** Narrows a string to an edition id. */
export function isEditionId(value: string): value is EditionId {
  return Object.hasOwn(EDITIONS, value)
}
