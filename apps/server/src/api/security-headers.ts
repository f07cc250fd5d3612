/** Headers of every answer of the API: nothing of it is a document. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

const TWO_YEARS = 63_072_000

/** Tells browsers to come by https only; for answers that came that way. */
export const HTTPS_ONLY = { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` } as const
