import type { LoaderFunctionArgs } from 'react-router'

import { dataOrThrow } from '../../request/api-result.ts'
import { requireUser } from '../../session/signed-in-user.ts'

/** The user's data as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, headers } = await requireUser(args)
  return Response.json(dataOrThrow(await api.GET('/profile/export')), { headers })
}
