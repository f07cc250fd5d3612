import type { ActionFunctionArgs } from 'react-router'

import { edition } from '#edition'
import type { ApiClient } from '@otosafi/api-client/client'
import { validateDestination } from '@otosafi/validators/destination'

import { answer, answerIssues, answerSent, keyOf, refusalOf, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { pageRequest } from '../../request/page-request.ts'
import type { AskedCode } from '../../state/form-state.ts'
import { answerCode, askForCode } from '../contact-verification/answer-code.ts'
import { STEP } from '../contact-verification/code-fields.ts'
import { keepStep } from '../contact-verification/keep-step.ts'
import { CONTACT, IDENTIFIER, OTHER } from './contact-fields.ts'

/** How many characters of a secret tell its page from others of the same browser. */
const LENGTH = 8

/** The verified contact, as the API takes it. */
type NewContact = Pick<AskedCode, 'channel' | 'destination' | 'proofId'>
type ChangeContact = (api: ApiClient, contact: NewContact) => Promise<{ error?: unknown; response: Response }>

/**
 * Handles the form by which messages go to another address or number: asks for a code, checks it, and has `change` note what
 * was verified. It is the same for accounts and guests: who has the link of the page may do it, and an account's own contacts
 * stay as they are. The step of the code is kept.
 */
export function answerNewContact(args: ActionFunctionArgs, sent: FormData, change: ChangeContact) {
  return keepStep(args, { form: CONTACT, of: shortLinkSecret(args) }, answerStep(args, sent, change))
}

/** The beginning of a page's secret, which tells its steps from those of another page. */
export function shortLinkSecret({ params }: Pick<ActionFunctionArgs, 'params'>): string {
  return (params['token'] ?? '').slice(0, LENGTH)
}

async function answerStep(args: ActionFunctionArgs, sent: FormData, change: ChangeContact) {
  const { api, url } = pageRequest(args)
  if (textOf(sent, STEP) === OTHER)
    return answer({ form: CONTACT, values: { [IDENTIFIER]: textOf(sent, 'destination') } })
  const key = await keyOf(sent, args)
  const step = await answerCode(CONTACT, sent, { api, key })
  if (step !== null) {
    const { code } = step.data
    if (!step.data.sent || code === null) return step
    const { channel, destination, proofId } = code
    const refusal = refusalOf(
      { form: CONTACT, values: { [IDENTIFIER]: destination } },
      await change(api, { channel, destination, proofId }),
    )
    return refusal ?? answerSent(args, CONTACT, url)
  }
  const typed = textOf(sent, IDENTIFIER).trim()
  const values = { [IDENTIFIER]: typed }
  const issues = checkAll({ [IDENTIFIER]: validateDestination(typed, edition.phone) })
  if (Object.keys(issues).length > 0) return answerIssues({ form: CONTACT, values, issues })
  const channel = typed.includes('@') ? 'email' : 'phone'
  const asked = await askForCode(CONTACT, { channel, destination: typed }, { api, key })
  return answer({ ...asked.data, values }, asked.init?.status)
}
