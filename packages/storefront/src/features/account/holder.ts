import type { User } from '@otosafi/api-client/schema'

/** So many signs of its id tell an account from others of the same browser. */
const SIGNS = 8

/** By what a form says whose account it is of. */
export function holderOf({ id }: Pick<User, 'id'>): string {
  return id.slice(0, SIGNS)
}

/** The name of a form with its holder, if that is known. */
export function nameWithHolder(form: string, holder: string): string {
  return holder === '' ? form : `${form} ${holder}`
}

/** The name of a form, and its holder where it says one. */
export function readName(sent: string): { name: string; holder: string | null } {
  const [name = '', holder = null] = sent.split(' ')
  return { name, holder }
}

/** Whether a form is of another account than the one that is signed in now, if any. */
export function isOfOther(holder: string, user: Pick<User, 'id'> | undefined): boolean {
  return user !== undefined && holder !== holderOf(user)
}
