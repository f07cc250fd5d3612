import type { LogEvent } from 'kysely'
import type { Pool, PoolClient } from 'pg'

import { presentLane } from '../budget.ts'
import { isUnavailable } from '../unavailable.ts'
import { spansOn } from './edition-span.ts'

/** Statements that may reach farther than others, by why: a database of some editions has those rows alone. */
const FARTHER = {
  'the log of changes, which each process follows for its database': [/\bcar_changes\b/],
  'the office’s lists and numbers, of the editions in which who asks works': [
    /\bedition"? (?:= any\(\$\d+::text\[\]\)|in \(\$\d+(?:, \$\d+)*\))/,
    /\(stock\.edition, stock\.id\) in \(select \* from unnest\(/,
  ],
  'a colleague who leaves, or works in fewer editions, has no requests of those any more': [
    /^update "requests" set "owner_id" = \$1 where "owner_id" = \$2(?: and "edition" not in \(\$\d+(?:, \$\d+)*\))?$/,
  ],
}

const MAY_REACH_FARTHER = Object.values(FARTHER).flat()

type Sent = { sql: string; parameters: readonly unknown[]; isRequest: boolean }

/** Watches how far the statements of a database reach. */
export type EditionWatch = {
  log: (event: LogEvent) => void
  /**
   * Throws where rows of two editions met in a statement, or where that of a request was not about one edition alone. Jobs
   * are for all editions of their database.
   */
  check: (pool: Pool) => Promise<void>
}

/** Statements that were checked, on any database of this process: they are alike. */
const SEEN = new Set<string>()

export function watchEditions(seen = SEEN): EditionWatch {
  const sent = new Map<string, Sent>()
  return {
    log({ level, query: { sql, parameters } }) {
      const isRequest = presentLane() !== 'background'
      const key = `${isRequest} ${sql}`
      if (level !== 'query' || seen.has(key) || !/^\s*(?:select|insert|update|delete|with)\b/.test(sql)) return
      if (!MAY_REACH_FARTHER.some((pattern) => pattern.test(sql))) sent.set(key, { sql, parameters, isRequest })
    },
    async check(pool) {
      if (sent.size === 0) return
      const tooFar: string[] = []
      let client: PoolClient | undefined
      try {
        client = await pool.connect()
        // A small table read as a whole for a subquery hides the subquery's condition.
        await client.query('set enable_seqscan = off')
        const findSpan = await spansOn(client)
        for (const [key, { isRequest, ...statement }] of sent) {
          const span = await findSpan(statement)
          seen.add(key)
          if (span === 'across' || (span === 'any' && isRequest)) tooFar.push(`${span}: ${statement.sql}`)
        }
      } catch (error) {
        // The database is one that its test took away.
        if (!isUnavailable(error)) throw error
      } finally {
        client?.release(true)
      }
      if (tooFar.length > 0) throw new Error(`Statements reach into editions of others:\n${tooFar.join('\n')}`)
    },
  }
}
