import type { FinishedDocument } from '@otosafi/framework-output/page/finish-document'

/** Headers of pages and their files, which replace those of all answers. */
export const PAGE_HEADERS = { 'referrer-policy': 'strict-origin-when-cross-origin' } as const
/** Those of a page with a secret in its address, which must not leak by the referrer. */
export const SECRET_PAGE_HEADERS = { 'referrer-policy': 'no-referrer' } as const

/**
 * The policy of a page: its own inline script and style by their hashes and nothing else inline (P-40). The
 * placeholder colour of a picture is a style attribute, which can load nothing.
 */
export function contentSecurityPolicy({
  scriptHash,
  styleHash,
}: Pick<FinishedDocument, 'scriptHash' | 'styleHash'>): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${scriptHash}`,
    `style-src 'self' ${styleHash}`,
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
