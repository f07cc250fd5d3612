import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router'

import { edition } from '#edition'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { isForData } from '@otosafi/framework-output/data/data-address'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateEmail } from '@otosafi/validators/email'
import { validateMobile } from '@otosafi/validators/mobile'

import { answer, answerForm, answerIssues, answerSent, keyOf, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { markSent } from '../../forms/mark-sent.ts'
import { hasFiles } from '../../forms/pass-files.ts'
import { SAVE_SEARCH } from '../../navigation/save-search-path.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import { answerCode, askForCode } from '../../parts/contact-verification/answer-code.ts'
import { keepStep } from '../../parts/contact-verification/keep-step.ts'
import { retainedDataCookie } from '../../session/retained-data-cookie.ts'
import { PACE, paceOf, savedQuery, saveSearch } from '../../session/save-search.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { type VisitorRequest, visitorRequest } from '../../session/visitor-request.ts'
import { answerPhoto } from './answer-photo.ts'
import { DELETE_ACCOUNT, FORM, UNSAVED } from './form-names.ts'
import { isOfOther, readName } from './form-of-account.ts'
import { FORMS } from './forms.ts'

const OK = 200
const SEE_OTHER = 303

/** Handles the forms of the account's sections. */
export async function answerSection(args: ActionFunctionArgs) {
  const visitor = visitorRequest(args)
  if (hasFiles(args.request)) return unlessEnded(args, visitor, await answerPhoto(args, visitor))
  const sent = await args.request.clone().formData()
  const { name, account } = readName(textOf(sent, FORM))
  // Somebody else may have signed in meanwhile, in another tab: nothing of this page is theirs.
  if (account !== null && isOfOther(account, (await visitor.api.GET('/profile')).data))
    throw redirectDocument(visitor.url.pathname, { status: SEE_OTHER })
  if (name === 'email' || name === 'phone')
    return unlessEnded(
      args,
      visitor,
      await keepStep(args, { form: name, of: account ?? '' }, answerContact({ args, channel: name, sent }, visitor)),
    )
  if (name === DELETE_ACCOUNT) return unlessEnded(args, visitor, await answerDeletion(sent, visitor))
  if (name === '' && visitor.url.searchParams.has(SAVE_SEARCH)) return answerSaving(args, visitor)
  const form = FORMS.get(name)
  if (form === undefined) throw data(null, { status: 400 })
  return unlessEnded(args, visitor, await answerForm(args, form, visitor))
}

/**
 * The answer to a form. Without script the page of a session that has ended would lead to where one signs in, as if the form had
 * never been sent: that page says that it is not saved.
 */
function unlessEnded(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { url, language }: Pick<VisitorRequest, 'url' | 'language'>,
  answered: ReturnType<typeof answer>,
) {
  const { problem } = answered.data
  if (isForData(request.url) || (problem !== 'unauthorized' && problem !== 'token_expired')) return answered
  throw redirect(`${signInPath(url.pathname, language)}&${UNSAVED}=`, { status: SEE_OTHER })
}

/** A new address or number: it is stored as pending, and a code is sent there; or the code that was typed. */
async function answerContact(
  { args, channel, sent }: { args: ActionFunctionArgs; channel: 'email' | 'phone'; sent: FormData },
  { api, url }: VisitorRequest,
) {
  const calls = { api, key: await keyOf(sent, args) }
  const step = await answerCode(channel, sent, calls)
  if (step !== null) return step.data.sent ? answerSent(args, channel, url) : step
  const destination = textOf(sent, channel).trim()
  const currentPassword = textOf(sent, 'currentPassword')
  const values = { [channel]: destination }
  const issues = checkAll({
    [channel]: channel === 'email' ? validateEmail(destination) : validateMobile(destination, edition.phone),
    currentPassword: validateCurrentPassword(currentPassword),
  })
  if (Object.keys(issues).length > 0) return answerIssues({ form: channel, values, issues })
  const { error, response } = await api.PATCH('/profile', { body: { [channel]: destination, currentPassword } })
  const refusal = refusalOf({ form: channel, values }, { error, response })
  return refusal ?? askForCode(channel, { channel, destination }, calls)
}

/**
 * Saves the search in the address. A guest is led to sign in, which saves it or comes back to where it can be saved; who sent
 * a form without script, to the saved searches.
 */
async function answerSaving(args: ActionFunctionArgs, visitor: VisitorRequest) {
  const { user } = await signedInUser(args)
  const { url, language } = visitor
  if (user === null) throw redirect(signInPath(url.pathname + url.search, language), { status: SEE_OTHER })
  const call = await saveSearch(visitor)
  const refusal = refusalOf({ form: SAVE_SEARCH, values: {} }, call)
  if (refusal) return refusal
  if (isForData(args.request.url))
    return answer({ form: SAVE_SEARCH, sent: true, values: { [PACE]: paceOf(call.data) } }, OK)
  throw redirect(url.pathname + savedQuery(call.data), {
    status: SEE_OTHER,
    headers: markSent(SAVE_SEARCH, url),
  })
}

/**
 * Deletes the account and redirects to the sign-in page, which says what is kept, as a new document, so that nothing of it
 * stays in the browser.
 */
async function answerDeletion(sent: FormData, { api, url, language }: VisitorRequest) {
  const password = textOf(sent, 'password')
  const issues = checkAll({ password: validateCurrentPassword(password) })
  if (Object.keys(issues).length > 0) return answerIssues({ form: DELETE_ACCOUNT, values: {}, issues })
  const { data: deleted, error, response } = await api.POST('/profile/deletion', { body: { password } })
  const refusal = refusalOf({ form: DELETE_ACCOUNT, values: {} }, { error, response })
  if (refusal) return refusal
  const leaving = markSent(DELETE_ACCOUNT, url)
  const cleared = response.headers.get('clear-site-data')
  if (cleared !== null) leaving.set('clear-site-data', cleared)
  const pathname = pathFor('signIn', language)
  leaving.append('set-cookie', retainedDataCookie(deleted?.kept ?? [], { pathname, protocol: url.protocol }))
  throw redirectDocument(`${pathname}?${SENT}=${DELETE_ACCOUNT}`, { status: SEE_OTHER, headers: leaving })
}
