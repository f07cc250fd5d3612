import type { HandlersOf } from '../../contract/handler.ts'
import type { ApiServices } from '../api-services.ts'
import { requirePost } from '../blogs/blogs.handlers.ts'
import { requireCar } from '../cars/car.handlers.ts'

/** Views of cars (P-17), and of posts of the blog (P-08). */
export function createViewHandlers(services: ApiServices): HandlersOf<'recordCarView' | 'recordBlogView'> {
  return {
    async recordCarView({ path: { id } }, { edition, visitor }) {
      await requireCar(services, edition, id)
      await services.views.record(edition, { kind: 'car', id }, visitor)
      return { status: 204, body: undefined }
    },

    async recordBlogView({ path: { id } }, { edition, visitor }) {
      await requirePost(services.database, edition.id, id)
      await services.views.record(edition, { kind: 'post', id }, visitor)
      return { status: 204, body: undefined }
    },
  }
}
