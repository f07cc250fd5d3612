/** The most favourites of one account (P-33). */
export const MAX_ACCOUNT_FAVOURITES = 500
/** Cars that can be compared at a time. */
export const MAX_COMPARED = 4
/** Cars on one page of a listing. */
export const PAGE_SIZE = 24
/** The largest page that the contract answers. */
export const MAX_PAGE_SIZE = 48
/** The last page that can be requested by number; beyond it only a cursor works. */
export const MAX_PAGE = 1000
