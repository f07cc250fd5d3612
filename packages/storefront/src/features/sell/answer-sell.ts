import { type ActionFunctionArgs, redirect } from 'react-router'

import { edition } from '#edition'
import type { Sale } from '@otosafi/api-client/schema'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { yearIn } from '@otosafi/editions/time/local-time'

import { answer, answerIssues, derivedKeyOf, refusalOf } from '../../forms/answer-form.ts'
import { markSent } from '../../forms/mark-sent.ts'
import { visitorRequest } from '../../session/visitor-request.ts'
import { checkSell, sellTexts } from './check-sell.ts'
import { boundaryOf, passForm, streamOf } from './pass-form.ts'
import { SELL } from './sale-forms.ts'
import { sellValues } from './sell-fields.ts'

const SEE_OTHER = 303
const MALFORMED = 400
const UNSUPPORTED = 415

/**
 * Offers a car (P-50) for a browser without script: its form is streamed to the API, within the limits of uploads.
 * Redirects to the page of the sale, or answers with the errors and all that was typed.
 */
export async function answerSell(args: ActionFunctionArgs) {
  const { body, headers: given } = args.request
  const type = given.get('content-type') ?? ''
  const boundary = boundaryOf(type)
  if (body === null || boundary === null) return answer({ form: SELL, problem: 'unsupported_media_type' }, UNSUPPORTED)
  const { api, send, hasTokens, url, language, t } = visitorRequest(args)
  // Renews the session where that is due: a body that has been sent cannot be sent again.
  if (hasTokens) await api.GET('/profile')
  const texts: [string, string][] = []
  let isWhole = false
  const pieces = passForm(body, boundary, texts, () => {
    isWhole = true
    return sellTexts(sellValues(texts))
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': type, 'accept-language': language, 'idempotency-key': await derivedKeyOf(args) },
    body: streamOf(pieces),
    duplex: 'half',
  }
  const response = await send(new Request(`${url.origin}/api/selling-cars`, init)).catch(() => null)
  await readToTheEnd(pieces)
  const values = sellValues(texts)
  const sale = response?.ok === true ? ((await response.json()) as Sale) : null
  if (sale !== null)
    throw redirect(`${pathFor('sale', language, { token: sale.id })}?${SENT}=${SELL}`, {
      status: SEE_OTHER,
      headers: markSent(SELL, url),
    })
  const issues = checkSell(values, t, yearIn(Date.now(), edition.timeZone))
  if (isWhole && Object.keys(issues).length > 0) return answerIssues({ form: SELL, values, issues })
  if (response === null || !isWhole) return answer({ form: SELL, values, problem: 'malformed_request' }, MALFORMED)
  const error: unknown = await response.json().catch(() => null)
  return refusalOf({ form: SELL, values }, { error, response }) ?? answer({ form: SELL, values })
}

/** Reads what the API did not wait for: texts stand behind files, too. */
async function readToTheEnd(pieces: AsyncGenerator<Uint8Array>): Promise<void> {
  try {
    while (!(await pieces.next()).done);
  } catch {
    // The form broke off, or was too large: its texts never came to their end.
  }
}
