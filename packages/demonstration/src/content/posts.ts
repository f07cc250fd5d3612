import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import { wordsOf } from './edition-words.ts'
import { BUYING_FROM_ABROAD } from './posts/buying-from-abroad.ts'
import { buyingWithALoan } from './posts/buying-with-a-loan.ts'
import { checkingAnOdometer } from './posts/checking-an-odometer.ts'
import { CI_POSTS } from './posts/ci.ts'
import { COZA_POSTS } from './posts/coza.ts'
import { DIESEL_OR_PETROL } from './posts/diesel-or-petrol.ts'
import { MA_POSTS } from './posts/ma.ts'
import { PHOTOGRAPHING_YOUR_CAR } from './posts/photographing-your-car.ts'
import { minutesToRead, type Post } from './posts/post.ts'
import { READING_AN_INSPECTION_REPORT } from './posts/reading-an-inspection-report.ts'
import { RW_POSTS } from './posts/rw.ts'
import { SN_POSTS } from './posts/sn.ts'

const LOCAL_POSTS: Record<Demonstrated, readonly Post[]> = {
  ma: MA_POSTS,
  ci: CI_POSTS,
  coza: COZA_POSTS,
  rw: RW_POSTS,
  sn: SN_POSTS,
  default: [],
}

/** The blog of `edition`, latest first, each post with its whole minutes to read (P-44). */
export function postsOf(edition: Demonstrated): (Post & { minutes: number })[] {
  return [
    ...LOCAL_POSTS[edition],
    READING_AN_INSPECTION_REPORT,
    checkingAnOdometer(EDITIONS[edition].steeringSide),
    DIESEL_OR_PETROL,
    buyingWithALoan(wordsOf(edition)),
    PHOTOGRAPHING_YOUR_CAR,
    BUYING_FROM_ABROAD,
  ]
    .map((post) => ({ ...post, minutes: minutesToRead(post.body) }))
    .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))
}
