import type { ApiClient } from '@otosafi/api-client/client'

import { loadAccountList } from '../../features/favourites/account-favourites.ts'
import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { loadCardCars } from '../../parts/car-cards/load-card-cars.ts'
import { loadFeatured } from '../../parts/car-cards/load-featured.ts'
import { readIds } from '../../state/create-id-list.ts'
import { FAVOURITES, MAX_OF_LIST, RECENT } from './device-lists.ts'

/**
 * Loads the cars to choose from, each once and without sold ones: favourites, of the account or as the address names them, cars
 * last seen, and featured cars, none where these cannot be loaded.
 */
export async function loadChoice(api: ApiClient, query: URLSearchParams, isGuest: boolean) {
  const named = (name: string) => loadCardCars(api, readIds(query.get(name) ?? '', MAX_OF_LIST))
  const [listed, viewed, featured] = await Promise.all([
    isGuest ? named(FAVOURITES) : accountCars(api),
    named(RECENT),
    loadFeatured(api),
  ])
  const favourites = listed.filter(isForSale).slice(0, MAX_OF_LIST)
  const recent = viewed.filter((car) => isForSale(car) && favourites.every(({ id }) => id !== car.id))
  const known = new Set([...favourites, ...recent].map(({ id }) => id))
  return { favourites, recent, featured: featured.cars.filter(({ id }) => !known.has(id)) }
}

/** The account's favourites; none where they cannot be loaded, since there are other ways to a car. */
async function accountCars(api: ApiClient): Promise<CardCar[]> {
  const list = await loadAccountList(api)
  return 'favourites' in list ? list.favourites.flatMap(({ card }) => card ?? []) : []
}

function isForSale({ status }: CardCar): boolean {
  return status !== 'sold'
}
