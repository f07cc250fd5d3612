import { randomUUID } from 'node:crypto'

import { visitAfter } from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'

import { findLink } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { HandlersOf, RequestContext } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { isReachedAt } from '../appointments/contact.ts'
import { refuseEnded } from '../appointments/ended-links.ts'
import { findNewContact, findPerson, personAt } from '../appointments/find-person.ts'
import { findSlot, listSlots, noSlots, slotTaken } from '../appointments/offered-slots.ts'
import { hasReachedLimit } from '../appointments/own-steps.ts'
import { refuseTooMany } from '../appointments/person.ts'
import { personalColumns } from '../appointments/personal-columns.ts'
import { isHeld } from '../bookings/booking-rows.ts'
import { carName, presentCard } from '../cars/car-card.presenter.ts'
import { suggestSimilar } from '../cars/suggest-similar.ts'
import { cleanText } from '../clean-text.ts'
import { createReference } from '../requests/reference.ts'
import { createNotifyOfVisit } from './notify-of-visit.ts'
import { visitEndedAt } from './visit-ended-at.ts'
import { createVisitLinks, VISIT_LINKS } from './visit-links.ts'
import { findVisit, listVisitEvents, lockVisit, type VisitRow } from './visit-rows.ts'
import { createVisitSteps } from './visit-steps.ts'
import { presentVisit } from './visit.presenter.ts'

type Queries = { kysely: Database['kysely'] | Write }

/** Visits to see a car (P-46 and P-48). */
export function createVisitHandlers({
  database,
  search,
  clock,
}: ApiServices): HandlersOf<
  'listVisitSlots' | 'createVisit' | 'getVisit' | 'listMoveSlots' | 'moveVisit' | 'changeVisitContact' | 'cancelVisit'
> {
  const links = createVisitLinks(createStableLinks(database, VISIT_LINKS))
  const notify = createNotifyOfVisit(links)

  const present = async (
    queries: Pick<Write, 'selectFrom'>,
    row: VisitRow,
    id: string,
    { edition, language }: RequestContext,
  ) => {
    const now = clock()
    const events = await listVisitEvents(queries, row)
    const [car] = await search.cars(edition.id, [row.car_id])
    const context = { edition, language, reference: search.reference, now }
    return presentVisit(row, { id, card: car === undefined ? null : presentCard(car, context), events, now })
  }

  /** The visit that a link leads to. Locked, a request that comes twice sees what the first has done. */
  const follow = async (
    write: Write,
    { edition }: RequestContext,
    token: string,
    find: typeof lockVisit = lockVisit,
  ): Promise<VisitRow> => {
    const link = await findLink(write, { edition: edition.id, purpose: 'visit', token })
    const row = link === null ? undefined : await find(write, edition.id, link.subject)
    if (link === null || row === undefined) throw notFound('visit')
    refuseEnded(link, await visitEndedAt(write, row), clock())
    return row
  }

  const stepsOf = ({ edition, origin }: RequestContext) =>
    createVisitSteps(edition, new Date(clock()), notify(edition, origin))

  return {
    async listVisitSlots({ query: { car: id, from, days, place } }, { edition }) {
      const car = await findCar(database, edition, id)
      const isNowhere =
        car.status === 'sold' || place === 'home' || (await isHeld(database.kysely, edition.id, id, new Date(clock())))
      return ok(
        isNowhere ? noSlots(edition) : await listSlots(database, edition, { city: car.city, now: clock(), from, days }),
      )
    },

    createVisit: ({ body }, context) =>
      suggestSimilar({ search, clock }, context, body.car, async () => {
        const { edition, language, session, write } = context
        const now = new Date(clock())
        const person = await findPerson(write, body, { edition, session }, now)
        const car = await findCar({ kysely: write }, edition, body.car)
        if (car.status === 'sold' || (await isHeld(write, edition.id, body.car, now)))
          throw new Problem('car_not_available')
        const { slot, offered } = await findSlot(write, edition, { city: car.city, id: body.slot, now: clock() })
        await refuseTooMany(write, 'visits', person, now)
        const visit = {
          edition: edition.id,
          id: randomUUID(),
          reference: createReference(edition.id, 'visit'),
          car_id: body.car,
          car_name: carName(car, search.reference),
          language,
          ...personalColumns(body, person),
          test_drive: body.testDrive ?? false,
          consented_at: now,
        }
        const row = await stepsOf(context).schedule(write, visit, slot)
        if (row === 'slotTaken') throw await slotTaken(write, edition, offered)
        return { status: 201, body: await present(write, row, await links.visitor(write, row), context) }
      }),

    async getVisit({ path: { id } }, context) {
      const row = await inTransaction(database, (write) => follow(write, context, id, findVisit))
      return ok(await present(database.kysely, row, id, context))
    },

    async listMoveSlots({ path: { id }, query: { from, days } }, context) {
      const { edition } = context
      return inTransaction(database, async (write) => {
        const found = await follow(write, context, id, findVisit)
        const { city, status } = await findCar({ kysely: write }, edition, found.car_id)
        const now = clock()
        const move = { action: 'move', actor: 'visitor', at: now, startsAt: found.starts_at.getTime() } as const
        if (status === 'sold' || visitAfter(found.state, move) === null) return ok(noSlots(edition))
        if (await hasReachedLimit(write, 'visit', found, move)) return ok(noSlots(edition))
        return ok(await listSlots({ kysely: write }, edition, { city, now, from, days }))
      })
    },

    async moveVisit({ path: { id }, body }, context) {
      const { edition } = context
      const row = await inTransaction(database, async (write) => {
        const found = await follow(write, context, id)
        const { city, status } = await findCar({ kysely: write }, edition, found.car_id)
        if (status === 'sold') throw new Problem('car_not_available')
        const { slot, offered } = await findSlot(write, edition, { city, id: body.slot, now: clock() })
        if (found.store === slot.store.id && found.starts_at.getTime() === slot.startsAt) return found
        const moved = await stepsOf(context).take(write, found.id, { action: 'move', actor: 'visitor', slot })
        if (moved === 'slotTaken') throw await slotTaken(write, edition, offered)
        if (moved === 'notAllowed') throw new Problem('conflict')
        return moved
      })
      return ok(await present(database.kysely, row, id, context))
    },

    async changeVisitContact({ path: { id }, body }, context) {
      const { edition } = context
      const now = new Date(clock())
      const row = await inTransaction(database, async (write) => {
        const { id: moved, state, starts_at } = await follow(write, context, id, findVisit)
        const to = await findNewContact(write, body, edition, now)
        const step = {
          action: 'changeContact',
          actor: 'visitor',
          at: now.getTime(),
          startsAt: starts_at.getTime(),
        } as const
        // Contacts are locked before visits, as where one is made.
        if (visitAfter(state, step) !== null)
          await refuseTooMany(write, 'visits', await personAt(write, edition, to), now, moved)
        const found = await follow(write, context, id)
        if (isReachedAt(found, to)) return found
        const changed = await stepsOf(context).take(write, found.id, { action: 'changeContact', actor: 'visitor', to })
        if (typeof changed === 'string') throw new Problem('conflict')
        return changed
      })
      return ok(await present(database.kysely, row, id, context))
    },

    async cancelVisit({ path: { id }, body }, context) {
      const reason = cleanText(body?.reason ?? '')
      const row = await inTransaction(database, async (write) => {
        const found = await follow(write, context, id)
        if (found.state === 'cancelled') return found
        const act = { action: 'cancel', actor: 'visitor', ...(reason !== '' && { reason }) } as const
        const cancelled = await stepsOf(context).take(write, found.id, act)
        if (typeof cancelled === 'string') throw new Problem('conflict')
        return cancelled
      })
      return ok(await present(database.kysely, row, id, context))
    },
  }
}

async function findCar({ kysely }: Queries, { id: edition }: EditionFacts, id: string) {
  const car = await kysely
    .selectFrom('cars')
    .select(['brand', 'model', 'trim', 'status', 'city'])
    .where('edition', '=', edition)
    .where('id', '=', id)
    .executeTakeFirst()
  if (car === undefined) throw notFound('car')
  return car
}
