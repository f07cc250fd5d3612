import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { ok, pageOf } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { picturesOf } from '../pictures.ts'

/** Customers with their cars (P-44), latest first. */
export function createGalleryHandlers(services: ApiServices): HandlersOf<'listCustomerGallery'> {
  const { database } = services
  return {
    async listCustomerGallery({ query }, { edition, language }) {
      const all = await listItems(database, 'gallery_items', edition.id)
      const { items, ...figures } = pageOf(
        all.sort((a, b) => (a.date < b.date ? 1 : -1)),
        query,
      )
      const keys = items.map(({ photo }) => photo)
      const pictureOf = await picturesOf(services, edition.id, keys)
      return ok({
        customerGallery: items.map(({ id, photo, caption, date }) => ({
          id,
          picture: pictureOf(photo),
          caption: localize(caption, language),
          language: languageOf(caption, language),
          date,
        })),
        ...figures,
      })
    },
  }
}
