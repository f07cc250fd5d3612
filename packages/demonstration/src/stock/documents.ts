import type { CarDocument } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'

import { isoDateOf } from './calendar.ts'
import type { DocumentFact, MarketFact } from './facts/market-types.ts'
import type { Life } from './life.ts'

/** Part of the papers with an end that have run out by today; a buyer must see that too. */
const EXPIRED_SHARE = 0.07

/** The papers of a used car, of the kinds that its edition shows. Numbers are made up and belong to no one. */
export function drawDocuments(
  random: Random,
  {
    life,
    today,
    market,
    kinds,
  }: { life: Life; today: number; market: MarketFact; kinds: readonly CarDocument['kind'][] },
): CarDocument[] {
  return market.documents.flatMap((fact) => {
    const has = random.chance(fact.share) && life.age >= fact.fromAge && (!fact.atImport || life.imported !== null)
    if (!has || !kinds.includes(fact.kind)) return []
    const issued = issueDay(random, fact, life, today)
    return {
      kind: fact.kind,
      number:
        fact.prefix === null
          ? null
          : `${fact.prefix}-${isoDateOf(issued).slice(0, 4)}-${String(random.int(1, 999_999)).padStart(6, '0')}`,
      issuedOn: isoDateOf(issued),
      validUntil: fact.validDays === null ? null : isoDateOf(issued + fact.validDays),
    }
  })
}

function issueDay(random: Random, fact: DocumentFact, life: Life, today: number): number {
  const inCountry = life.imported ?? life.firstUse
  if (fact.atImport) return inCountry
  if (fact.validDays === null)
    return Math.min(today, random.chance(0.5) ? inCountry + random.int(2, 20) : random.int(inCountry, today))
  const age = random.chance(EXPIRED_SHARE) ? fact.validDays + random.int(1, 60) : random.int(1, fact.validDays - 1)
  return Math.max(inCountry, today - age)
}
