import { hash } from 'node:crypto'

/** Headers of every answer; pages replace this policy, which allows nothing, with their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const TWO_YEARS = 63_072_000

/** Strict-Transport-Security, for answers over https. */
export const HTTPS_ONLY = { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains; preload` } as const

/** The source of a Content-Security-Policy that allows one inline style or script. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
