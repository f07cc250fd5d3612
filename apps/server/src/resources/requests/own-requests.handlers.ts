import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { type CarCard, presentCard } from '../cars/car-card.presenter.ts'
import { requireUser } from '../profile/user.queries.ts'
import { listRequestsOf, MAX_LISTED_REQUESTS, type RequestRow } from './own-requests.queries.ts'

type OwnRequest = BodyOf<'listOwnRequests'>['requests'][number]

/** The requests of an account holder (P-45). */
export function createOwnRequestHandlers({ database, search, clock }: ApiServices): HandlersOf<'listOwnRequests'> {
  return {
    async listOwnRequests(_, { edition, language, session }) {
      const user = await requireUser(database, edition.id, session)
      const rows = await listRequestsOf(database, user, MAX_LISTED_REQUESTS)
      const ids = [...new Set(rows.flatMap(({ car_id }) => car_id ?? []))]
      const cars = await search.cars(edition.id, ids)
      const context = { edition, language, reference: search.reference, now: clock() }
      const cards = new Map(cars.map((car) => [car.id, presentCard(car, context)]))
      return ok({ requests: rows.map((row) => presentRequest(row, cards)) })
    },
  }
}

function presentRequest(row: RequestRow, cards: ReadonlyMap<string, CarCard>): OwnRequest {
  const { kind, reference, state, language, car_id: car, created_at, fields } = row
  const { message } = fields
  return {
    kind,
    reference,
    state,
    createdAt: created_at.toISOString(),
    language,
    car: (car === null ? undefined : cards.get(car)) ?? null,
    message: typeof message === 'string' ? message : null,
  }
}
