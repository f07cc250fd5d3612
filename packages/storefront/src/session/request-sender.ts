import type { ActionFunctionArgs } from 'react-router'

import type { FormSender } from '../forms/answer-form.ts'
import { pageRequest } from '../request/page-request.ts'
import { visitorRequest } from './visitor-request.ts'

/**
 * On whose behalf a request to the team is sent to the API: the account that is signed in, else a guest. The API treats
 * an expired token as none, so the session is renewed first.
 */
export async function requestSender(args: ActionFunctionArgs): Promise<FormSender> {
  const visitor = visitorRequest(args)
  if (!visitor.hasTokens) return pageRequest(args)
  await visitor.api.GET('/profile')
  return visitor
}
