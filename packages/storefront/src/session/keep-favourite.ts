import type { ApiClient } from '@otosafi/api-client/client'

/** Adds a car to the favourites of the signed-in visitor. */
export function keepFavourite(api: ApiClient, car: string) {
  return api.POST('/wishlists', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body: { car } })
}
