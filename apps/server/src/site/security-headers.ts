import type { FinishedDocument } from './finish-document.ts'

/** A year, in seconds. */
const YEAR = 31_536_000

/** Headers that every answer of the site carries, errors and files included. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Tells browsers to keep to https; only on production hosts, since development has none. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=${YEAR}; includeSubDomains; preload`,
}

/**
 * The policy of a page: its own inline scripts and styles by their hashes and nothing else inline (decision 30). The
 * placeholder colour of a picture is a style attribute, which can load nothing.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
}: Pick<FinishedDocument, 'scriptHashes' | 'styleHashes'>): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
