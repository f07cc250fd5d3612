import type { HandlersOf } from '../../contract/handler.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'
import { requireCar } from './car.handlers.ts'
import { findSimilarCars } from './similar-cars.ts'

/** Cars like another one (P-08). */
export function createSimilarCarsHandlers(services: ApiServices): HandlersOf<'listSimilarCars'> {
  const { search, clock } = services
  return {
    async listSimilarCars({ path: { id } }, { edition, language }) {
      const similar = await findSimilarCars(search, edition.id, await requireCar(services, edition, id))
      const context = { edition, language, reference: search.reference, now: clock() }
      return ok({ cars: similar.map(({ car, reason }) => ({ ...presentCard(car, context), reason })) })
    },
  }
}
