import type { User } from '@otosafi/api-client/schema'
import { accountMark } from '@otosafi/domain/session/account-mark'

/** The name of a form with the mark of its account, if that is known. */
export function nameWithMark(form: string, mark: string): string {
  return mark === '' ? form : `${form} ${mark}`
}

/** The name of a form, and the mark of its account where it says one. */
export function readName(sent: string): { name: string; mark: string | null } {
  const [name = '', mark = null] = sent.split(' ')
  return { name, mark }
}

/** Whether a form is of another account than the one that is signed in now, if any. */
export function isOfOther(mark: string | null, user: Pick<User, 'id'> | undefined): boolean {
  return mark !== null && user !== undefined && mark !== accountMark(user.id)
}
