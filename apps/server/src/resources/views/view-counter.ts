import { createHash } from 'node:crypto'

import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import { type Clock, dayOfEdition } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { createHourlyLimit } from '../../limits/hourly-limit.ts'
import { networkOf, siteOf } from '../../limits/network-of.ts'
import { isRobot } from './robots.ts'
import { countViews, findReaders, findViewSalt, findVisitors, type Seen, type View } from './views.queries.ts'

/** The smallest number of visitors that is shown (P-17). */
export const SHOWN_FROM = 3
/**
 * How many visitors of one site (an IPv4 address, or 48 bits of an IPv6 address) count for a car or post and day. Browsers share
 * these places by their hash, so that no number of user agents or addresses of one site makes more.
 */
export const PLACES = 16
/** Views of one site that a process takes in an hour, over all that it sees; what comes beyond is not counted. */
export const SITE_VIEWS_PER_HOUR = 2000
/** Views that wait to be written, while the database is away too; what comes beyond is not counted. */
export const MAX_WAITING = 20_000
/** Views of one statement. */
const BATCH_SIZE = 1000
const KINDS = ['car', 'post'] as const
const DAY_MS = 24 * 3_600_000

export type Visitor = { address: string; userAgent: string }

/** Counts visitors of cars and readers of posts: one a visitor and day, robots left out (P-17). */
export type ViewCounter = {
  /** Notes a view, to be written later. */
  record: (edition: EditionFacts, seen: Seen, visitor: Visitor) => Promise<void>
  /** Counted visitors of a car today; null below three. */
  today: (edition: EditionFacts, car: string) => Promise<number | null>
  /** Counted readers of each post in so many days, today among them. */
  readers: (edition: EditionFacts, days: number) => Promise<ReadonlyMap<string, number>>
  /** Writes the noted views. Those that cannot be written are kept for the next time; none counts twice. */
  flush: () => Promise<void>
}

/** A counter on `database`. Visitors are hashes with the salt of their day, which the database forgets after it. */
export function createViewCounter({ kysely }: Pick<Database, 'kysely'>, clock: Clock): ViewCounter {
  const salts = new Map<EditionId, { day: string; salt: Promise<string> }>()
  const isWithinLimit = createHourlyLimit(clock, SITE_VIEWS_PER_HOUR)
  const waiting = new Map<string, View>()
  let flushing: Promise<void> | null = null

  const saltOf = ({ id }: EditionFacts, day: string): Promise<string> => {
    const known = salts.get(id)
    if (known?.day === day) return known.salt
    const salt = findViewSalt(kysely, id, day)
    salts.set(id, { day, salt })
    salt.catch(() => salts.delete(id))
    return salt
  }

  const writeAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, BATCH_SIZE)
      for (const kind of KINDS)
        await countViews(
          kysely,
          kind,
          batch.flatMap(([, view]) => (view.kind === kind ? view : [])),
        )
      for (const [key] of batch) waiting.delete(key)
    }
  }

  return {
    async record(edition, { kind, id }, { address, userAgent }) {
      if (isRobot(userAgent)) return
      const day = dayOfEdition(edition, clock())
      const salt = await saltOf(edition, day)
      const site = siteOf(address)
      const place = hashOf(salt, networkOf(address), userAgent).readUInt32BE() % PLACES
      const visitor = hashOf(salt, kind, id, site, place).toString('base64url', 0, 16)
      const key = `${edition.id} ${visitor}`
      if (waiting.has(key) || waiting.size >= MAX_WAITING || !isWithinLimit(site)) return
      waiting.set(key, { edition: edition.id, kind, id, day, visitor })
    },

    async today(edition, car) {
      const visitors = await findVisitors(kysely, {
        edition: edition.id,
        id: car,
        day: dayOfEdition(edition, clock()),
      })
      return visitors < SHOWN_FROM ? null : visitors
    },

    readers: (edition, days) => findReaders(kysely, edition.id, dayOfEdition(edition, clock() - (days - 1) * DAY_MS)),

    flush: () => (flushing ??= writeAll().finally(() => (flushing = null))),
  }
}

function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest()
}
