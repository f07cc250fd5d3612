import { type ActionFunctionArgs, redirectDocument } from 'react-router'

import { edition } from '#edition'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateIdentifier } from '@otosafi/validators/identifier'

import { answerIssues, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { markSent } from '../../forms/mark-sent.ts'
import { returnAddress } from '../../navigation/return-address.ts'
import { SAVE_SEARCH, SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { LIKE } from '../../parts/posts/like-forms.ts'
import { keepFavourite } from '../../session/keep-favourite.ts'
import { keepsCookies } from '../../session/require-guest.ts'
import { savedQuery, saveSearch } from '../../session/save-search.ts'
import { type VisitorRequest, visitorRequest } from '../../session/visitor-request.ts'
import { SIGN_IN } from './SignInForm.tsx'
import { SIGN_OUT } from './SignOutForm.tsx'

const SEE_OTHER = 303

/**
 * Opens a session and redirects with its cookies, to a new document, since what the browser has loaded is a guest's. The
 * password is not trimmed and never sent back. A browser without the test cookie is redirected to the form, which says so:
 * a guarded page would send it back there without a reason.
 */
export async function answerSignIn(args: ActionFunctionArgs) {
  const { api, url, language } = visitorRequest(args)
  const sent = await args.request.formData()
  const values = { identifier: textOf(sent, 'identifier').trim(), rememberMe: textOf(sent, 'rememberMe') }
  const password = textOf(sent, 'password')
  const issues = checkAll({
    identifier: validateIdentifier(values.identifier, edition.phone),
    password: validateCurrentPassword(password),
  })
  if (Object.keys(issues).length > 0) return answerIssues({ form: SIGN_IN, values, issues })
  const { error, response } = await api.POST('/auth/login', {
    body: { identifier: values.identifier, password, rememberMe: values.rememberMe !== '', session: 'cookie' },
  })
  const refusal = refusalOf({ form: SIGN_IN, values }, { error, response })
  if (refusal) return refusal
  const isRemembering = keepsCookies(args.request)
  if (!isRemembering) url.searchParams.set(SENT, SIGN_IN)
  const { target, done } = isRemembering
    ? await doneOnTheWay(returnAddress(url.searchParams, language), { api, url })
    : { target: url.pathname + url.search, done: SIGN_IN }
  throw redirectDocument(target, { status: SEE_OTHER, ...(done !== null && { headers: markSent(done, url) }) })
}

/**
 * Where to go on: a search that a guest has sent to be saved is saved now, and a favourite added, and the way leads to their
 * list. What is refused waits on the page of the list, which asks before it does the same. A like is taken, and leads to
 * its article.
 */
async function doneOnTheWay(
  target: string,
  { api, url }: Pick<VisitorRequest, 'api' | 'url'>,
): Promise<{ target: string; done: string | null }> {
  const address = new URL(target, url)
  const { pathname, searchParams } = address
  const route = parsePath(pathname)
  const car = searchParams.get(FAVOURITE)
  if (route?.key === 'favourites' && car !== null) {
    const { error } = await keepFavourite(api, car)
    if (error === undefined) return { target: `${pathname}?${SENT}=${FAVOURITE}`, done: FAVOURITE }
    return { target, done: null }
  }
  if (route?.key === 'blogPost' && searchParams.get(LIKE) === LIKE) {
    const { error } = await api.PUT('/blogs/{id}/like', { params: { path: { id: route.params['id'] ?? '' } } })
    return error === undefined
      ? { target: `${pathname}?${SENT}=${LIKE}#${LIKE}`, done: LIKE }
      : { target: pathname, done: null }
  }
  if (route?.params['key'] !== SAVED_SEARCHES || !searchParams.has(SAVE_SEARCH)) return { target, done: null }
  const { data: saved } = await saveSearch({ api, url: address })
  if (saved === undefined) return { target, done: null }
  return { target: pathname + savedQuery(saved), done: SAVE_SEARCH }
}

/** Ends the session and redirects home, to a new document, so that no data of the account stay in memory. */
export async function answerSignOut(args: ActionFunctionArgs) {
  const { api, language } = visitorRequest(args)
  const { error, response } = await api.POST('/auth/logout')
  const refusal = refusalOf({ form: SIGN_OUT, values: {} }, { error, response })
  if (refusal) return refusal
  const leaving = new Headers()
  const cleared = response.headers.get('clear-site-data')
  if (cleared !== null) leaving.set('clear-site-data', cleared)
  throw redirectDocument(pathFor('home', language), { status: SEE_OTHER, headers: leaving })
}
