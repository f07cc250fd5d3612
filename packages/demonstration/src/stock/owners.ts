import type { PreviousOwner } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'

import { isoDateOf } from './calendar.ts'
import type { Life } from './life.ts'

const MAX_OWNERS = 5
const KINDS: readonly { kind: PreviousOwner['kind']; weight: number }[] = [
  { kind: 'private', weight: 80 },
  { kind: 'company', weight: 13 },
  { kind: 'rental', weight: 5 },
  { kind: 'government', weight: 2 },
]

/** The owners of a used car, first to last, without gaps; an owner before the import was abroad. */
export function drawOwners(
  random: Random,
  life: Life,
  { published, city }: { published: number; city: string },
): PreviousOwner[] {
  const starts = [life.firstUse]
  if (life.imported !== null && random.chance(0.7)) starts.push(life.imported)
  const hands = Math.floor(random.normal(life.age / 5.5, 0.7))
  while (starts.length < Math.min(MAX_OWNERS, hands + 1)) starts.push(random.int(life.firstUse + 60, published - 30))
  starts.sort((one, other) => one - other)
  return starts.map((from, at) => ({
    kind: at === starts.length - 1 && at > 0 ? 'private' : random.weighted(KINDS, ({ weight }) => weight).kind,
    from: isoDateOf(from),
    to: isoDateOf(starts[at + 1] ?? published),
    city: life.imported !== null && from < life.imported ? null : city,
  }))
}
