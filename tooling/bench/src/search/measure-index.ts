import type { EditionId } from '@otosafi/editions/edition'
import type { CarIndex } from '@otosafi/search/car-index'
import type { SearchResult } from '@otosafi/search/search-query'
import { searchWithSql } from '@otosafi/server/src/catalogue/sql-oracle.ts'
import type { Database } from '@otosafi/server/src/db/database.ts'

import type { LoadResult } from '../http-load.ts'
import { differences } from './differences.ts'
import { type Question, searchQueryOf } from './workload.ts'

/** Questions that are asked beforehand, so that the compiler knows the index when it is measured. */
const WARM_UP = 50

/** Asks the index itself, one question after the other. */
export function measureIndex(
  index: CarIndex,
  questions: readonly Question[],
): { load: LoadResult; answers: SearchResult[] } {
  for (const question of questions.slice(0, WARM_UP)) index.search(searchQueryOf(question))
  const started = performance.now()
  const times: number[] = []
  const answers = questions.map((question) => {
    const asked = performance.now()
    const answer = index.search(searchQueryOf(question))
    times.push(performance.now() - asked)
    return answer
  })
  return { load: { times, duration: performance.now() - started }, answers }
}

/** Asks the database, one question after the other, and compares with the `answers` of the index. */
export async function measureSql(
  { kysely }: Database,
  edition: EditionId,
  questions: readonly Question[],
  answers: readonly SearchResult[],
): Promise<{ load: LoadResult; differences: string[] }> {
  const started = performance.now()
  const times: number[] = []
  const found: string[] = []
  for (const [place, question] of questions.entries()) {
    const asked = performance.now()
    const answer = await searchWithSql(kysely, edition, searchQueryOf(question))
    times.push(performance.now() - asked)
    const expected = answers[place]
    if (expected === undefined) throw new RangeError('There are more questions than answers')
    found.push(...differences(expected, answer).map((text) => `index and SQL, ${JSON.stringify(question)}: ${text}`))
  }
  return { load: { times, duration: performance.now() - started }, differences: found }
}
