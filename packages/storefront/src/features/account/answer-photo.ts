import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-parameter'

import { refusalOf } from '../../forms/answer-form.ts'
import { markSent } from '../../forms/mark-sent.ts'
import { answerMissingFile } from '../../forms/missing-file.ts'
import { passFiles } from '../../forms/pass-files.ts'
import type { VisitorRequest } from '../../session/visitor-request.ts'
import { FORM, PHOTO, PHOTO_FIELD } from './form-names.ts'
import { isOfOther, readName } from './form-of-account.ts'

const SEE_OTHER = 303

/** Passes the form with a photo on to the API as it comes, which keeps to the limits of uploads. */
export async function answerPhoto({ request }: ActionFunctionArgs, { api, send, url, language }: VisitorRequest) {
  const sent = { form: PHOTO, values: {} }
  // Renews the session where that is due: a body that has been sent cannot be sent again.
  const known = await api.GET('/profile')
  const refused = refusalOf(sent, known)
  if (refused) return refused
  const { account } = readName(url.searchParams.get(FORM) ?? '')
  if (isOfOther(account, known.data)) throw redirectDocument(url.pathname, { status: SEE_OTHER })
  const form = { method: 'PUT', ...passFiles(request, language) }
  const response = await send(new Request(`${url.origin}/api/profile/photo`, form))
  const error: unknown = response.ok ? undefined : await response.json().catch(() => null)
  const refusal = answerMissingFile({ form: PHOTO, field: PHOTO_FIELD }, error) ?? refusalOf(sent, { error, response })
  if (refusal) return refusal
  throw redirect(`${url.pathname}?${SENT}=${PHOTO}#${PHOTO}`, {
    status: SEE_OTHER,
    headers: markSent(PHOTO, url),
  })
}
