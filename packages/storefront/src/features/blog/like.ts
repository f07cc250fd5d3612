import { type ActionFunctionArgs, redirect } from 'react-router'

import { isForData } from '@otosafi/framework-output/data/data-address'

import { answer, answerSent, refusalOf, textOf } from '../../forms/answer-form.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import { LIKE, UNLIKE } from '../../parts/posts/like-forms.ts'
import { visitorRequest } from '../../session/visitor-request.ts'

const OK = 200
const SEE_OTHER = 303
const UNAUTHORIZED = 401

/**
 * Takes a like of an article, or takes it back. A guest is led to sign in, which takes the like and leads back to the
 * article. Script gets the number of likes that there are then.
 */
export async function answerLike(args: ActionFunctionArgs) {
  const { api, url, language } = visitorRequest(args)
  const form = textOf(await args.request.formData(), LIKE) === UNLIKE ? UNLIKE : LIKE
  const post = { params: { path: { id: args.params['id'] ?? '' } } }
  const { data, error, response } = await (form === LIKE
    ? api.PUT('/blogs/{id}/like', post)
    : api.DELETE('/blogs/{id}/like', post))
  if (response.status === UNAUTHORIZED)
    throw redirect(signInPath(url.pathname + (form === LIKE ? `?${LIKE}=${LIKE}` : ''), language), {
      status: SEE_OTHER,
    })
  const refusal = refusalOf({ form, values: {} }, { error, response })
  if (refusal) return refusal
  if (data === undefined || !isForData(args.request.url)) return answerSent(args, form, url)
  return answer({ form, sent: true, values: { likes: String(data.likes) } }, OK)
}
