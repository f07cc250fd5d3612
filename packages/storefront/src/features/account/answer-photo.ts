import { type ActionFunctionArgs, redirect } from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-mark'

import { refusalOf } from '../../forms/answer-form.ts'
import { markSent } from '../../forms/mark-sent.ts'
import type { VisitorRequest } from '../../session/visitor-request.ts'
import { PHOTO } from './form-names.ts'

const SEE_OTHER = 303

/** Whether a form with files was sent: its body is a stream that can be read once, and is read by the API alone. */
export function hasFiles({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') ?? false
}

/** Passes the form with a photo on to the API as it comes, which keeps to the limits of uploads. */
export async function answerPhoto(
  { request }: ActionFunctionArgs,
  { api, send, url, language, headers }: VisitorRequest,
) {
  const sent = { form: PHOTO, values: {} }
  // Renews the session where that is due: a body that has been sent cannot be sent again.
  const known = await api.GET('/profile')
  const refused = refusalOf(sent, known, headers())
  if (refused) return refused
  const form: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': language },
    body: request.body,
    duplex: 'half',
  }
  const response = await send(new Request(`${url.origin}/api/profile/photo`, form))
  const error: unknown = response.ok ? undefined : await response.json().catch(() => null)
  const refusal = refusalOf(sent, { error, response }, headers())
  if (refusal) return refusal
  throw redirect(`${url.pathname}?${SENT}=${PHOTO}#${PHOTO}`, {
    status: SEE_OTHER,
    headers: markSent(PHOTO, url, headers()),
  })
}
