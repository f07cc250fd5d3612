import { randomUUID } from 'node:crypto'

import { RETENTION } from '@otosafi/domain/content/retention'
import { MAX_VOTERS, voterOf } from '@otosafi/domain/listing/poll'

import { createLinkToken } from '../../auth/link-tokens.ts'
import { loadCars } from '../../catalogue/load-cars.ts'
import type { BodyOf, HandlersOf, RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from '../cars/car-card.presenter.ts'
import { cleanText } from '../clean-text.ts'
import { findPoll, type Poll, votesOf } from './polls.queries.ts'

const DAY_MS = 24 * 3_600_000

/** Choosing between cars with family and friends, who vote by a secret link (P-62). */
export function createPollHandlers({
  database,
  search,
  clock,
}: ApiServices): HandlersOf<'createPoll' | 'getPoll' | 'castVote'> {
  async function present(
    { cars, votes, endsAt }: Poll & Pick<BodyOf<'getPoll'>, 'votes'>,
    { edition, language }: RequestContext,
  ): Promise<BodyOf<'getPoll'>> {
    const shown = await search.cars(edition.id, cars)
    const context = { edition, language, reference: search.reference, now: clock() }
    return { cars: shown.map((car) => presentCard(car, context)), votes, endsAt: endsAt.toISOString() }
  }

  return {
    async createPoll({ body }, { edition, write }) {
      // Not by `search`: the embedded database has one session, and this transaction has it.
      const shown = await loadCars(write, edition.id, body.cars)
      if (shown.length < body.cars.length)
        throw new Problem('validation_failed', { errors: [{ path: '/body/cars', code: 'option' }] })
      const now = new Date(clock())
      const id = randomUUID()
      await write.insertInto('polls').values({ edition: edition.id, id, cars: body.cars, created_at: now }).execute()
      const life = RETENTION.pollDays * DAY_MS
      const token = await createLinkToken(write, { edition: edition.id, purpose: 'poll', subject: id, now, life })
      return { status: 201, body: { token } }
    },

    async getPoll({ path: { token } }, context) {
      const link = { edition: context.edition.id, token, now: new Date(clock()) }
      const poll = await inTransaction(database, async (write) => {
        const found = await findPoll(write, link)
        return { ...found, votes: await votesOf(write, link.edition, found.id) }
      })
      return ok(await present(poll, context))
    },

    async castVote({ path: { token }, body }, context) {
      const link = { edition: context.edition.id, token, now: new Date(clock()) }
      const poll = await inTransaction(database, async (write) => {
        const found = await findPoll(write, link, { lock: true })
        if (!found.cars.includes(body.car))
          throw new Problem('validation_failed', { errors: [{ path: '/body/car', code: 'option' }] })
        const name = cleanText(body.name)
        const voter = voterOf(name)
        const others = await votesOf(write, link.edition, found.id, { except: voter })
        if (others.length >= MAX_VOTERS) throw new Problem('conflict', { detail: 'Enough people voted.' })
        const choice = { name, car_id: body.car, voted_at: link.now }
        await write
          .insertInto('votes')
          .values({ edition: link.edition, poll_id: found.id, voter, ...choice })
          .onConflict((conflict) => conflict.columns(['edition', 'poll_id', 'voter']).doUpdateSet(choice))
          .execute()
        return { ...found, votes: await votesOf(write, link.edition, found.id) }
      })
      return ok(await present(poll, context))
    },
  }
}
