import { useRouteLoaderData } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

/** The signed-in user; `isStale` where it is from the cache, since the server could not answer. */
export type SignedIn = Me & { isStale: boolean }

/** The signed-in user. */
export function useMe(): SignedIn {
  return useRouteLoaderData<SignedIn>('shell') as SignedIn
}
