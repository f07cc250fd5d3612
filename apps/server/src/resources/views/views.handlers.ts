import type { HandlersOf } from '../../contract/handler.ts'
import type { ApiServices } from '../api-services.ts'
import { requireCar } from '../cars/car.handlers.ts'

/** Views of cars (P-17). */
export function createViewHandlers(services: ApiServices): HandlersOf<'recordCarView'> {
  return {
    async recordCarView({ path: { id } }, { edition, visitor }) {
      await requireCar(services, edition, id)
      await services.views.record(edition, id, visitor)
      return { status: 204, body: undefined }
    },
  }
}
