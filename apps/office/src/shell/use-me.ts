import { useRouteLoaderData } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

/** Who is signed in. */
export function useMe(): Me {
  return useRouteLoaderData<Me>('shell') as Me
}
