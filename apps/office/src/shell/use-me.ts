import { useRouteLoaderData } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

/** The signed-in user. */
export function useMe(): Me {
  return useRouteLoaderData<Me>('shell') as Me
}
