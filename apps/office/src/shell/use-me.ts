import { useRouteLoaderData } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

/** The signed-in user; `isOld` where the server could not say just now who that is, and said it before. */
export type SignedIn = Me & { isOld: boolean }

/** The signed-in user. */
export function useMe(): SignedIn {
  return useRouteLoaderData<SignedIn>('shell') as SignedIn
}
