import { useRouteLoaderData } from 'react-router'

import { type PageData, unpack } from '@otosafi/framework-output/data/page-data'

/** Whether this document is for a visitor who saves data. */
export function useSavesData(): boolean {
  const shell = useRouteLoaderData('shell') as PageData<true | null, unknown> | undefined
  return shell !== undefined && unpack(shell)[0] === true
}
