import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'

/** The featured cars (P-21). */
export function createFeaturedCarsHandlers({ search, clock }: ApiServices): HandlersOf<'listFeaturedCars'> {
  return {
    async listFeaturedCars(_, { edition, language }) {
      const { ids, chosen, total } = await search.featured(edition.id)
      const context = { edition, language, reference: search.reference, now: clock() }
      const cars = await search.cars(edition.id, ids)
      return ok({ cars: cars.map((car) => presentCard(car, context)), chosen, totalFeatured: total })
    },
  }
}
