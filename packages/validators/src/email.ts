import type { ValidationIssue } from './validation-issue.ts'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** Letters alone, or the encoded form of an ending in another writing. */
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/**
 * The standard address pattern (P-34): a dotted local part and a domain name with an ending, 254 characters
 * at most. Quoted local parts, addresses in brackets and spaces around the address are refused, as the contract refuses
 * them.
 */
export function validateEmail(text: string): ValidationIssue | null {
  return isAddress(text) ? null : { code: 'email', values: {} }
}

function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return (
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}
