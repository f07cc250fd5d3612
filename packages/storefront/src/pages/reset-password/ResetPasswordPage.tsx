import { type LoaderFunctionArgs, redirect } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { pageRequest } from '../../request/page-request.ts'

/** An address without a link's secret: a new password begins with asking for one. */
export function loader(args: LoaderFunctionArgs) {
  return redirect(pathFor('forgotPasswordRequest', pageRequest(args).language), 301)
}

export default function ResetPasswordPage() {
  return null
}
