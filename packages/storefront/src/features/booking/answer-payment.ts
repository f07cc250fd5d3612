import { type ActionFunctionArgs, redirectDocument } from 'react-router'

import { answer, refusalOf } from '../../forms/answer-form.ts'
import { pageRequest } from '../../request/page-request.ts'
import { PAY } from './PayBox.tsx'

const SEE_OTHER = 303

/** Leads to the page on which the deposit of a booking is paid, which leads back to the booking's own. */
export async function answerPayment(args: ActionFunctionArgs, id: string) {
  const { api, url } = pageRequest(args)
  const started = await api.POST('/bookings/{id}/payment', {
    params: { path: { id } },
    body: { returnTo: url.pathname },
  })
  if (started.data !== undefined) throw redirectDocument(started.data.redirectTo, { status: SEE_OTHER })
  return refusalOf({ form: PAY, values: {} }, started) ?? answer({ form: PAY, problem: 'internal' })
}
