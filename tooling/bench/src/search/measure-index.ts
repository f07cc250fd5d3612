import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'
import type { CarIndex } from '@otosafi/search/car-index'
import type { SearchResult } from '@otosafi/search/search-query'

import type { LoadResult } from '../http-load.ts'
import { type ComparedAnswer, differences } from './differences.ts'
import { settingsOf, type TemporaryDatabase } from './temporary-database.ts'
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

/** Has the server ask the database, one question after the other, and compares with the `answers` of the index. */
export async function measureSql(
  place: TemporaryDatabase['place'],
  edition: EditionId,
  questions: readonly Question[],
  answers: readonly SearchResult[],
): Promise<{ load: LoadResult; differences: string[] }> {
  const times: number[] = []
  const found: string[] = []
  const queries = questions.map((question) => JSON.stringify(searchQueryOf(question)))
  for await (const line of runServerCommand(
    'askDatabase',
    ['answers', '--edition', edition],
    settingsOf(place),
    queries,
  )) {
    const { time, answer } = JSON.parse(line) as { time: number; answer: WrittenResult }
    const [question, expected] = [questions[times.length], answers[times.length]]
    if (expected === undefined) throw new RangeError('There are more answers than questions')
    found.push(
      ...differences(expected, readResult(answer)).map((text) => `index and SQL, ${JSON.stringify(question)}: ${text}`),
    )
    times.push(time)
  }
  const duration = times.reduce((sum, time) => sum + time, 0)
  return { load: { times, duration }, differences: found }
}

/** An answer as JSON: its counts are pairs. */
type WrittenResult = Omit<ComparedAnswer, 'facets'> & {
  facets: Record<string, [value: string, count: number][]> | null
}

function readResult({ facets, ...answer }: WrittenResult): ComparedAnswer {
  if (facets === null) return { ...answer, facets }
  const counts = Object.entries(facets).map(([facet, pairs]) => [facet, new Map(pairs)])
  return { ...answer, facets: Object.fromEntries(counts) as ComparedAnswer['facets'] }
}
