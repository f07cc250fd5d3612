import type { ApiClient } from '@otosafi/api-client/client'

import { loadAccountList } from '../../features/favourites/account-favourites.ts'
import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { loadCardCars } from '../../parts/car-cards/load-card-cars.ts'
import { loadFeatured } from '../../parts/car-cards/load-featured.ts'
import { readIds } from '../../state/create-id-list.ts'
import { KEPT, MAX_OF_LIST, SEEN } from './device-lists.ts'

/**
 * Loads the cars to choose from: favourites, of the account or as the address names them, and those last seen, each once.
 * Sold ones are left out. With them come
 * the featured cars that are in neither list; none where they cannot be loaded.
 */
export async function loadChoice(api: ApiClient, query: URLSearchParams, isGuest: boolean) {
  const named = (name: string) => loadCardCars(api, readIds(query.get(name) ?? '', MAX_OF_LIST))
  const [favourites, recent, featured] = await Promise.all([
    isGuest ? named(KEPT) : accountCars(api),
    named(SEEN),
    loadFeatured(api),
  ])
  const kept = favourites.filter(isForSale).slice(0, MAX_OF_LIST)
  const seen = recent.filter((car) => isForSale(car) && kept.every(({ id }) => id !== car.id))
  const known = new Set([...kept, ...seen].map(({ id }) => id))
  return { kept, seen, featured: featured.cars.filter(({ id }) => !known.has(id)) }
}

/** The account's favourites; none where they cannot be loaded, since there are other ways to a car. */
async function accountCars(api: ApiClient): Promise<CardCar[]> {
  const list = await loadAccountList(api)
  return 'favourites' in list ? list.favourites.flatMap(({ card }) => card ?? []) : []
}

function isForSale({ status }: CardCar): boolean {
  return status !== 'sold'
}
