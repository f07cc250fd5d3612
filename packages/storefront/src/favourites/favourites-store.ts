import { createIdList } from '../state/create-id-list.ts'

/** As many favourites as one request to the API may name. */
export const MOST_FAVOURITES = 50

/** The cars that a visitor keeps (spec section 3, wish list); they live on the device until there is an account. */
export const favourites = createIdList('favourites', MOST_FAVOURITES)
