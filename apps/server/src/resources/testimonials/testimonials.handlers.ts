import { cityNames } from '../../catalogue/city-name.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

const MAX_SHOWN = 100

/** Customers' words (P-44), latest first. */
export function createTestimonialHandlers({ database, search }: ApiServices): HandlersOf<'listTestimonials'> {
  return {
    async listTestimonials(_, { edition, language }) {
      const cityName = cityNames(search.reference.cities[edition.id], language)
      const testimonials = await listItems(database, 'testimonials', edition.id)
      return ok({
        testimonials: testimonials
          .map(({ id, name, city, text, rating, date, source, car }) => ({
            id,
            name: localize(name, language),
            city: cityName(city),
            text: localize(text, language),
            language: languageOf(text, language),
            rating,
            date,
            source: localize(source, language),
            car,
            photo: null,
          }))
          .sort((a, b) => (a.date < b.date ? 1 : -1))
          .slice(0, MAX_SHOWN),
      })
    },
  }
}
