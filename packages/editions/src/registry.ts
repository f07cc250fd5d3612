import type { EditionFacts, EditionId } from './edition.ts'
import { ci } from './facts/ci.ts'
import { coza } from './facts/coza.ts'
import { neutral } from './facts/default.ts'
import { ma } from './facts/ma.ts'
import { rw } from './facts/rw.ts'
import { sn } from './facts/sn.ts'

/** Every edition's facts. Adding one here makes the compiler list what it still lacks. */
export const EDITIONS: Readonly<Record<EditionId, EditionFacts>> = { ma, ci, coza, rw, sn, default: neutral }

/** Narrows a string to an edition id. */
export function isEditionId(value: string): value is EditionId {
  return Object.hasOwn(EDITIONS, value)
}
