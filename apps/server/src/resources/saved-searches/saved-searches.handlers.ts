import { canAlert, MAX_SAVED_SEARCHES } from '@otosafi/domain/alerts/vocabulary'
import { writeListingQuery } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { yearOfEdition } from '../../clock.ts'
import type { BodyOf, HandlersOf, Input, RequestContext } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { FOR_SALE, searchPartOf } from '../cars/listing-filters.ts'
import { searchLabel } from '../cars/search-label.ts'
import { cleanText } from '../clean-text.ts'
import { lockUser, requireUser, type UserRow } from '../profile/user.queries.ts'
import { recentMatches } from './recent-cars.ts'
import {
  changeSearch,
  deleteSearch,
  insertSearch,
  listFresh,
  listSearches,
  type SavedSearchRow,
  skipWaiting,
} from './saved-searches.queries.ts'
import { pauseSearch, resumeSearch, stopFavouriteAlerts, stopWaiting } from './stop-alerts.queries.ts'

type SavedSearch = BodyOf<'createSavedSearch'>
type Operation = 'listSavedSearches' | 'createSavedSearch' | 'updateSavedSearch' | 'deleteSavedSearch' | 'stopAlerts'

/** The longest query in the contract. */
const MAX_QUERY = 2000

/** Saved searches of signed-in users, and the links in alerts that stop them. */
export function createSavedSearchHandlers(services: ApiServices): HandlersOf<Operation> {
  const { database, search, clock } = services

  async function present(
    row: SavedSearchRow,
    found: readonly string[],
    { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
  ): Promise<SavedSearch> {
    const { filters } = readListingQuery(new URLSearchParams(row.query), edition.currency)
    const part = searchPartOf(filters, edition, services)
    const count = async (among?: readonly string[]) => {
      const { total } = await search.search(edition.id, {
        ...part,
        ...(among && { matchIds: part.matchIds ?? among }),
        statuses: FOR_SALE,
        sort: 'newest',
        limit: 0,
        start: { page: 1 },
        withFacets: false,
      })
      return total
    }
    const year = yearOfEdition(edition, clock())
    return {
      id: row.id,
      query: row.query,
      name: row.name,
      label: searchLabel(row.query, { edition, language, reference: search.reference, year }),
      frequency: row.frequency,
      channel: row.channel,
      paused: row.paused,
      total: await count(),
      // Sold, withdrawn or changed since: no news any more.
      fresh: found.length === 0 ? 0 : await count(found),
      createdAt: row.created_at.toISOString(),
    }
  }

  return {
    async listSavedSearches(_, { edition, session, language }) {
      const owner = { edition: edition.id, userId: session.userId }
      const rows = await listSearches(database, owner)
      const found = await listFresh(database, owner)
      const savedSearches: SavedSearch[] = []
      for (const row of rows) savedSearches.push(await present(row, found.get(row.id) ?? [], { edition, language }))
      return ok({ savedSearches })
    },

    async createSavedSearch({ body }, { edition, session, language, write }) {
      const owner = { edition: edition.id, userId: session.userId }
      const query = canonical(body.query, edition.currency)
      const user = await lockUser(write, owner)
      const kept = await listSearches({ kysely: write }, owner)
      const now = new Date(clock())
      const same = kept.find((row) => row.query === query)
      if (same !== undefined) {
        const row = same.paused ? await resumeSearch(write, same, now) : same
        return ok(await present(row, [], { edition, language }))
      }
      if (kept.length >= MAX_SAVED_SEARCHES) throw new Problem('conflict', { detail: 'There is no room left.' })
      const known = await recentMatches(write, { query, edition, now }, services)
      const channel = user.email === null ? 'phone' : 'email'
      const row = await insertSearch(write, owner, { query, frequency: 'daily', channel }, { known, now })
      return { status: 201, body: await present(row, [], { edition, language }) }
    },

    async updateSavedSearch({ path: { id }, body }, { edition, session, language }) {
      const owner = { edition: edition.id, userId: session.userId }
      const now = new Date(clock())
      const row = await inTransaction(database, async (write) => {
        const user = await requireUser({ kysely: write }, edition.id, session)
        const changed = await changeSearch(write, owner, id, changesOf(body, now))
        if (changed === undefined) throw notFound('saved search')
        requireReachable(changed, user, body)
        if (body.paused !== undefined) await skipWaiting(write, edition.id, id, now)
        return changed
      })
      const found = await listFresh(database, owner)
      return ok(await present(row, found.get(id) ?? [], { edition, language }))
    },

    async deleteSavedSearch({ path: { id } }, { edition, session }) {
      const isDeleted = await deleteSearch(database, { edition: edition.id, userId: session.userId }, id)
      if (!isDeleted) throw notFound('saved search')
      return { status: 204, body: undefined }
    },

    async stopAlerts({ path: { token } }, { edition: { id: edition } }) {
      return inTransaction(database, async (write) => {
        const search = await findLinkToken(write, { edition, purpose: 'stopSearch', token })
        const user = await findLinkToken(write, { edition, purpose: 'stopFavourites', token })
        const wait = await findLinkToken(write, { edition, purpose: 'stopWait', token })
        if (search !== null) await pauseSearch(write, edition, search, new Date(clock()))
        else if (user !== null) await stopFavouriteAlerts(write, edition, user)
        else if (wait !== null) await stopWaiting(write, edition, wait)
        else throw notFound('alert')
        return ok({ state: 'stopped' as const })
      })
    },
  }
}

/** The query as it is stored: of filters alone, in the listing's own order, so that the same search is recognised. */
function canonical(query: string, currency: string): string {
  const { filters } = readListingQuery(new URLSearchParams(query), currency)
  const written = writeListingQuery({ filters, sort: 'newest', page: 1 }).toString()
  // Letters outside ASCII take several characters each.
  if (written.length > MAX_QUERY)
    throw new Problem('validation_failed', { errors: [{ path: '/body/query', code: 'invalid' }] })
  return written
}

function changesOf({ name, frequency, channel, paused, seen }: Input<'updateSavedSearch'>['body'], now: Date) {
  return {
    ...(name === undefined ? {} : { name: name === null ? null : cleanText(name) || null }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(channel === undefined ? {} : { channel }),
    ...(paused === undefined ? {} : { paused }),
    ...(seen === undefined ? {} : { seen_at: now }),
  }
}

/** Refuses a channel that the user has not verified, and the weekly digest as a text message. */
function requireReachable(
  { frequency, channel }: SavedSearchRow,
  user: UserRow,
  body: Input<'updateSavedSearch'>['body'],
): void {
  if (body.frequency === undefined && body.channel === undefined) return
  const path = body.channel === undefined ? '/body/frequency' : '/body/channel'
  if (user[channel] === null) throw new Problem('validation_failed', { errors: [{ path, code: 'invalid' }] })
  if (!canAlert(frequency, channel)) throw new Problem('validation_failed', { errors: [{ path, code: 'invalid' }] })
}
