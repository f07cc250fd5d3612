import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'
import { requireCar } from './car.handlers.ts'
import { findCar } from './car.queries.ts'
import { findComparables } from './comparable-cars.ts'

/** The cars that a car's price is compared with (P-51). */
export function createComparableCarsHandlers(services: ApiServices): HandlersOf<'listComparableCars'> {
  const { database, search, clock } = services
  return {
    async listComparableCars({ path: { id } }, { edition, language }) {
      await requireCar(services, edition, id)
      const row = await findCar(database, edition.id, id)
      const found = row === undefined ? [] : await findComparables(database.kysely, row, new Date(clock()))
      const prices = new Map(found.map((each) => [each.id, each.price]))
      const context = { edition, language, reference: search.reference, now: clock() }
      const cars = await search.cars(
        edition.id,
        found.map((each) => each.id),
      )
      return ok({
        cars: cars.map((car) => ({ ...presentCard(car, context), carriedPrice: prices.get(car.id) ?? car.price })),
      })
    },
  }
}
