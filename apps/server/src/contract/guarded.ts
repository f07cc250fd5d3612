import type { OperationId } from './document.ts'

/** Operations that nobody gets to without a session: their handlers are given one. A test compares the list with the contract. */
export const GUARDED = [
  'likeBlog',
  'unlikeBlog',
  'listWishlists',
  'createWishlist',
  'deleteWishlist',
  'changePassword',
  'getProfile',
  'updateProfile',
  'uploadProfilePhoto',
  'deleteProfilePhoto',
  'listLikedBlogs',
  'deleteAccount',
  'exportAccount',
] as const satisfies readonly OperationId[]

export type Guarded = (typeof GUARDED)[number]
