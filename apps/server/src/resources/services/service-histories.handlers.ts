import { cityNames } from '../../catalogue/city-name.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { requireCar } from '../cars/car.handlers.ts'
import { listServiceRecords } from './service-histories.queries.ts'

/** The service history of a car (P-12). */
export function createServiceHistoryHandlers(services: ApiServices): HandlersOf<'listServiceHistories'> {
  const { database, search } = services
  return {
    async listServiceHistories({ query: { car } }, { edition, language }) {
      await requireCar(services, edition, car)
      const records = await listServiceRecords(database, edition.id, car)
      const nameOf = cityNames(search.reference.cities[edition.id], language)
      return ok({
        serviceHistories: records.map(({ city, work, ...record }) => ({
          ...record,
          city: nameOf(city),
          work: localize(work, language),
        })),
      })
    },
  }
}
