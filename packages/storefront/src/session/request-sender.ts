import type { ActionFunctionArgs } from 'react-router'

import type { FormSender } from '../forms/answer-form.ts'
import { pageRequest } from '../request/page-request.ts'
import { visitorRequest } from './visitor-request.ts'

/**
 * In whose name a request to the team goes to the API: that of the account that is signed in, else anybody's. The API takes
 * an expired token for none, so that the session is renewed first.
 */
export async function requestSender(args: ActionFunctionArgs): Promise<FormSender> {
  const visitor = visitorRequest(args)
  if (!visitor.hasTokens) return pageRequest(args)
  await visitor.api.GET('/profile')
  return visitor
}
