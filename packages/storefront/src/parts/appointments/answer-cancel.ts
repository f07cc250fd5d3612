import type { ActionFunctionArgs } from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import type { Cancellation } from '@otosafi/api-client/schema'
import { validateTextMax } from '@otosafi/validators/text-max'

import { answerForm } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { CANCEL, REASON } from './CancelBox.tsx'

/** The longest reason in the contract, characters. */
const REASON_MAX = 500

/** Handles the form that cancels a booking or visit, with the reason where one was typed. */
export function answerCancel(
  args: ActionFunctionArgs,
  cancel: (api: ApiClient, body: Cancellation) => Promise<{ error?: unknown; response: Response }>,
) {
  return answerForm(args, {
    form: CANCEL,
    fields: [REASON],
    check: ({ reason }) => checkAll({ [REASON]: validateTextMax(reason, REASON_MAX) }),
    send: (api, { reason }) => cancel(api, reason === '' ? {} : { reason }),
  })
}
