import { type LoaderFunctionArgs, redirect } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { refusalOf } from '../../forms/answer-form.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import { pageRequest } from '../../request/page-request.ts'
import { signedInUser } from '../../session/signed-in-user.ts'

/** The user's data as a file. A guest is led back to the page that offers it: after a file nothing new would be shown. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, language } = pageRequest(args)
  const { user, api, headers } = await signedInUser(args)
  if (user === null) {
    const offer = pathFor('accountSection', language, { key: 'privacy' })
    throw redirect(signInPath(offer, language), { headers })
  }
  const { data: exported, error, response } = await api.GET('/profile/export')
  if (exported === undefined) {
    headers.set('content-type', 'text/plain; charset=utf-8')
    const refused = refusalOf({ form: 'export', values: {} }, { error, response })?.data
    const reason = t(`errors.problem.${refused?.problem ?? 'internal'}`)
    const from = refused?.from
    return new Response(from ? `${reason} ${t(from.text, from)}` : reason, { status: response.status, headers })
  }
  headers.set('content-disposition', 'attachment; filename="account.json"')
  return Response.json(exported, { headers })
}
