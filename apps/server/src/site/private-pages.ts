import { parsePath } from '@otosafi/editions/routes/parse-path'
import { sessionUseOf } from '@otosafi/editions/routes/route-table'

/** Whether a page has a form with files: they go on to the API as they come, which keeps to the limits of uploads. */
export function takesFiles(path: string): boolean {
  const parsed = parsePath(path)
  if (parsed?.key === 'editProfile' || parsed?.key === 'sellYourCar' || parsed?.key === 'sale') return true
  return parsed?.key === 'accountSection' && parsed.params['key'] === 'edit-profile'
}

/** Whether the form of a page signs out: the page of the account has no other. */
export function signsOut(path: string): boolean {
  return parsePath(path)?.key === 'account'
}

/** Whether the address of a page is a secret. */
export function isSecretPage(path: string): boolean {
  const parsed = parsePath(path)
  return parsed !== null && 'token' in parsed.params
}

/**
 * Whether a page is private to its visitor, and therefore not cached. Only these get the tokens of a session.
 */
export function isPrivatePage(path: string): boolean {
  const parsed = parsePath(path)
  return parsed !== null && sessionUseOf(parsed.key) !== null
}
