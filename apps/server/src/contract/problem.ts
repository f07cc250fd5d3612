import type { Problem as ProblemDocument, ProblemCode, ProblemError } from '@otosafi/api-client/problem'

/** Status and short English name of every problem (P-37). */
const PROBLEMS = {
  validation_failed: [422, 'Some values are not valid'],
  malformed_request: [400, 'The request cannot be read'],
  not_found: [404, 'There is no such thing here'],
  method_not_allowed: [405, 'That cannot be done to this address'],
  not_acceptable: [406, 'There is no answer in such a form'],
  unauthorized: [401, 'Sign in first'],
  invalid_credentials: [401, 'Wrong user name or password'],
  token_expired: [401, 'The token has run out'],
  forbidden: [403, 'Not allowed'],
  cross_origin: [403, 'Not allowed from another origin'],
  conflict: [409, 'The present state does not allow it'],
  already_subscribed: [409, 'Already subscribed'],
  phone_not_unique: [409, 'The number is in use'],
  email_not_unique: [409, 'The address is in use'],
  car_not_available: [409, 'The car is not available'],
  slot_not_available: [409, 'The time is not free'],
  too_many_open: [409, 'As many are open as one may have'],
  terms_changed: [409, 'The terms have changed'],
  booked_too_often: [409, 'The car was booked as often as may be without a deposit'],
  idempotency_key_reused: [409, 'The key was used for another request'],
  link_expired: [410, 'The link has run out'],
  otp_invalid: [422, 'The code is wrong'],
  otp_expired: [410, 'The code has run out'],
  rate_limited: [429, 'Too many requests'],
  payload_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'That type is not taken'],
  feature_not_available: [404, 'This edition does not have it'],
  unavailable: [503, 'Try again in a moment'],
  internal: [500, 'Something went wrong'],
} as const satisfies Record<ProblemCode, readonly [status: number, title: string]>

export type ProblemOptions = {
  /** A description in English. It is sent to the client, so it must not contain internal details. */
  detail?: string
  /** The refused fields, with `validation_failed`. */
  errors?: readonly ProblemError[]
  /** The next free times, with `slot_not_available`. */
  slots?: ProblemDocument['slots']
  /** Cars that may be had instead, with `car_not_available`. */
  cars?: ProblemDocument['cars']
  /** How often the code may still be tried, with `otp_invalid`. */
  triesLeft?: number
  headers?: Readonly<Record<string, string | string[]>>
}

/** An error response, to be thrown by handlers (RFC 9457; P-37). */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly #options: ProblemOptions

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? PROBLEMS[code][1])
    this.code = code
    this.status = PROBLEMS[code][0]
    this.headers = options.headers ?? {}
    this.#options = options
  }

  /** The problem document. `instance` is the request's id. */
  toDocument(instance: string) {
    const { detail, errors, slots, cars, triesLeft } = this.#options
    return {
      type: `urn:otosafi:problem:${this.code}`,
      title: PROBLEMS[this.code][1],
      status: this.status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      instance,
      ...(errors === undefined ? {} : { errors: errors.slice(0, 100) }),
      ...(slots === undefined ? {} : { slots }),
      ...(cars === undefined ? {} : { cars }),
      ...(triesLeft === undefined ? {} : { triesLeft }),
    }
  }
}

/** Seconds after which one may try again what is not possible at the moment. */
const RETRY_AFTER_SECONDS = 5

/** An `unavailable` problem with its Retry-After. */
export function unavailable(): Problem {
  return new Problem('unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
}

/** A `not_found` problem about `what`, such as "car". */
export function notFound(what: string): Problem {
  return new Problem('not_found', { detail: `There is no such ${what} in this edition.` })
}
