import { type ActionFunctionArgs, redirect } from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-parameter'

import { keyOf, refusalOf } from '../../forms/answer-form.ts'
import { markSent } from '../../forms/mark-sent.ts'
import { answerMissingFile } from '../../forms/missing-file.ts'
import { passFiles } from '../../forms/pass-files.ts'
import { pageRequest } from '../../request/page-request.ts'
import { siteRequest } from '../../request/site-context.ts'
import { ADD_PHOTOS, NEW_PHOTOS } from './sale-forms.ts'

const SEE_OTHER = 303

/**
 * Adds the photos of a form to the sale with this secret, and redirects to its page, or answers with what is wrong (P-50). The
 * idempotency key is in the form's address: its body is read by the API alone.
 */
export async function answerSalePhotos(args: ActionFunctionArgs, id: string) {
  const { url, language } = pageRequest(args)
  const form = passFiles(args.request, language, { 'idempotency-key': await keyOf(url.searchParams, args) })
  const address = `${url.origin}/api/sales/${encodeURIComponent(id)}/photos`
  const response = await siteRequest(args).fetchApi(new Request(address, { method: 'POST', ...form }))
  const error: unknown = response.ok ? undefined : await response.json().catch(() => null)
  const refusal =
    answerMissingFile({ form: ADD_PHOTOS, field: NEW_PHOTOS }, error) ??
    refusalOf({ form: ADD_PHOTOS, values: { [NEW_PHOTOS]: '' } }, { error, response })
  if (refusal) return refusal
  throw redirect(`${url.pathname}?${SENT}=${ADD_PHOTOS}#${ADD_PHOTOS}`, {
    status: SEE_OTHER,
    headers: markSent(ADD_PHOTOS, url),
  })
}
