import { CODE_MINUTES } from '@otosafi/domain/session/lifetimes'

import type { AskedCode } from '../../state/form-state.ts'
import { askedCodeOf } from './answer-code.ts'

const NAME = 'code'

/**
 * The cookie that keeps the step of a code, so that a page that is loaded again is still at it: an address or number in the page's
 * own address would be told to others. Null takes it away.
 */
export function codeCookie(code: AskedCode | null, { protocol }: Pick<URL, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  const seconds = code === null ? 0 : CODE_MINUTES * 60
  return `${NAME}=${code === null ? '' : fieldsOf(code)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The code that is waited for, from the cookie of a request; null without one. */
export function readCode(header: string | null): AskedCode | null {
  const fields = /(?:^|;\s*)code=([^;]+)/.exec(header ?? '')?.[1]
  return fields === undefined ? null : askedCodeOf(new URLSearchParams(fields))
}

/** What the hidden fields of the step hold. */
function fieldsOf({ proofId, channel, destination, resendAt }: AskedCode): string {
  return new URLSearchParams({ proofId, channel, destination, resendAt: String(resendAt) }).toString()
}
