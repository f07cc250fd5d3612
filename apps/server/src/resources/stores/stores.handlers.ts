import { cityNames } from '../../catalogue/city-name.ts'
import { dayOfEdition } from '../../clock.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { listStoreDays } from '../appointments/store-days.ts'
import { countForSale } from '../cars/count-for-sale.ts'

/** Places where cars are shown or inspected (P-44). */
export function createStoreHandlers({ database, search, clock }: ApiServices): HandlersOf<'listStores'> {
  return {
    async listStores(_, { edition, language }) {
      const [stores, special, counts] = await Promise.all([
        listItems(database, 'stores', edition.id),
        listStoreDays(database, edition.id, dayOfEdition(edition, clock())),
        countForSale(search, edition.id),
      ])
      const nameOf = cityNames(search.reference.cities[edition.id], language)
      return ok({
        stores: stores.map(({ id, name, kind, address, city, location, phone, openingHours }) => ({
          id,
          name,
          kind,
          address,
          city: { id: city, name: nameOf(city) },
          location,
          phone,
          openingHours,
          specialDays: special.filter(({ store }) => store === id).map(({ day, hours }) => ({ day, hours })),
          count: counts.city.get(city) ?? 0,
          photo: null,
        })),
      })
    },
  }
}
