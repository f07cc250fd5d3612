import type { Car, LocalizedText } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'

import { joined } from '../translations.ts'
import { damageFacts, findingFacts, type FindingFact, type FindingNeed } from './facts/finding-notes.ts'
import { isAbsent } from './point-applicability.ts'

const MAX_DEFECTS = 6
const MAX_ADVISORIES = 9

/** A finding on a certain car; `sizeMm` is null where there is nothing to measure. */
export type Finding = { fact: FindingFact; sizeMm: number | null }

/** Random findings of an inspection of a used car: more with wear, at most one thing at a point. */
export function drawFindings(random: Random, car: Car, wear: number): Finding[] {
  const fits = (fact: FindingFact) => has(car, fact.needs) && !isAbsent(car, fact.section, fact.point)
  const found: FindingFact[] = car.grade === 'damaged' ? [random.pick(damageFacts.filter(fits))] : []
  const possible = findingFacts.filter((fact) => fact.fromWear <= wear && fits(fact))
  const wanted = {
    defect: Math.max(0, Math.min(MAX_DEFECTS, Math.round(random.normal(wear * 4 - 0.9, 1.1)))) - found.length,
    advisory: Math.max(0, Math.min(MAX_ADVISORIES, Math.round(random.normal(wear * 8, 1.4)))),
  }
  for (const result of ['defect', 'advisory'] as const) {
    for (let count = 0; count < wanted[result]; count += 1) {
      const free = possible.filter((fact) => fact.result === result && !found.some((other) => samePoint(other, fact)))
      if (free.length > 0) found.push(random.pick(free))
    }
  }
  return found.map((fact) => ({ fact, sizeMm: fact.flaw === null ? null : random.int(...fact.flaw.size) }))
}

/** The faults that are disclosed to a buyer: the defects of a worn or damaged car, as its report has them. Null when there is none. */
export function knownIssue(car: Car, findings: readonly Finding[]): LocalizedText | null {
  const defects = findings.filter(({ fact }) => fact.result === 'defect')
  if (defects.length === 0 || (car.grade !== 'damaged' && car.grade !== 'average')) return null
  return joined(
    defects.map(({ fact }) => fact.note),
    (notes) => `${notes.join('. ')}.`,
  )
}

function has(car: Car, need: FindingNeed | null): boolean {
  if (need === 'combustion') return car.fuelType !== 'ev'
  if (need === 'rearDoors') return (car.doors ?? 0) >= 4 && car.bodyType !== 'van'
  return need !== 'fixedRoof' || car.bodyType !== 'convertible'
}

function samePoint(one: FindingFact, other: FindingFact): boolean {
  return one.section === other.section && one.point === other.point
}
