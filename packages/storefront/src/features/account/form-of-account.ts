import type { User } from '@otosafi/api-client/schema'
import { shortAccountId } from '@otosafi/domain/session/short-account-id'

/** The name of a form with the short id of its account, if that is known. */
export function nameWithAccount(form: string, account: string): string {
  return account === '' ? form : `${form} ${account}`
}

/** The name of a form, and the short id of its account where it has one. */
export function readName(sent: string): { name: string; account: string | null } {
  const [name = '', account = null] = sent.split(' ')
  return { name, account }
}

/** Whether a form is of another account than the one that is signed in now, if any. */
export function isOfOther(account: string | null, user: Pick<User, 'id'> | undefined): boolean {
  return account !== null && user !== undefined && account !== shortAccountId(user.id)
}
