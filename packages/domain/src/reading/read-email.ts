import { plainText } from './plain-text.ts'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Letters alone, or the encoded form of an ending in another writing. */
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const ASCII = /^[\0-\x7f]*$/

/**
 * Reads an e-mail address as typed or pasted (P-34) and returns it as it is stored and compared: in lower case, a domain
 * with letters beyond ASCII in its encoded form. Null where it is none: a dotted local part and a domain name with an
 * ending are expected, 254 characters at most; quoted local parts and addresses in brackets are refused.
 */
export function readEmail(text: string): string | null {
  if (text.length > 2 * MAX_LENGTH) return null
  const typed = plainText(text).toLowerCase()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0))
  const domain = encodedDomain(typed.slice(at + 1))
  const address = `${local}@${domain}`
  return domain !== null && address.length <= MAX_LENGTH && isLocalPart(local) && isDomain(domain) ? address : null
}

function isLocalPart(local: string): boolean {
  return local.length <= MAX_LOCAL_LENGTH && LOCAL_PART.test(local)
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1) ?? '')
}

/** A domain in ASCII, as mail is sent to it; null where it cannot be one. */
function encodedDomain(domain: string): string | null {
  if (ASCII.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  return URL.parse(`http://${domain}`)?.hostname ?? null
}
