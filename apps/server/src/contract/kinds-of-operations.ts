/** Seconds. */
export const HOUR = 3600

/** Sign-ins of unknown devices, over all accounts; known devices are not limited by it. */
export const SIGN_IN_LIMIT = { times: 300, seconds: HOUR, per: 'stranger' } as const

/** A read that is the same for everybody. */
export const READ = { guard: 'open', limit: null, takes: 'nothing', once: false, caching: 'version' } as const

/** A visitor's request. The limit allows for the many people that mobile networks put behind one address. */
export const REQUEST = {
  guard: 'open',
  limit: { times: 40, seconds: HOUR, per: 'network' },
  takes: 'json',
  once: true,
  caching: 'never',
} as const

/** A request that belongs to the account, where the visitor is signed in. */
export const OWN_REQUEST = { ...REQUEST, guard: 'optional' } as const

/** A computation that stores nothing, so that it needs no idempotency key. */
export const QUESTION = { guard: 'open', takes: 'json', once: false, caching: 'never' } as const

/** A valuation of a car. The limit allows for one at each change of the form. */
export const VALUATION = {
  ...QUESTION,
  limit: { times: 1000, seconds: HOUR, per: 'network' },
  fields: {
    brand: null,
    model: null,
    modelYear: null,
    mileage: null,
    grade: null,
    fuelType: null,
    transmission: null,
  },
} as const

/** Sends a message to the address or number in the request; messages to one destination have a limit of their own. */
export const SENDING = { ...QUESTION, limit: { times: 60, seconds: HOUR, per: 'network' }, once: true } as const

/** Whether a body asks for a text message, by operation. */
export const TEXTS = {
  signUp: ({ email }: { email?: string | undefined }) => email === undefined,
  sendOtp: ({ channel }: { channel: string }) => channel === 'phone',
  forgotPassword: ({ identifier }: { identifier: string }) => !identifier.includes('@'),
}

/** Limits of text messages by network, over all operations: each message costs money. */
export const TEXT_LIMITS = [
  { times: 30, seconds: HOUR },
  { times: 100, seconds: 24 * HOUR },
] as const
/** The same by site of an IPv6 customer, which may have thousands of networks. */
export const SITE_TEXT_LIMITS = [
  { times: 100, seconds: HOUR },
  { times: 300, seconds: 24 * HOUR },
] as const

/** Verifies a code or link from a mail or message; attempts for one address or number have a limit of their own. */
export const VERIFICATION = { ...QUESTION, limit: { times: 300, seconds: HOUR, per: 'network' } } as const

/** Uploads of pictures of cars without an account. */
export const UPLOAD = {
  guard: 'open',
  takes: 'multipart',
  limit: { times: 300, seconds: HOUR, per: 'network' },
  caching: 'never',
  fields: {},
} as const

/** One click in a mail program. Mail providers send those of all their users from few addresses. */
export const ONE_CLICK = {
  guard: 'open',
  limit: { times: 1000, seconds: HOUR, per: 'network' },
  takes: 'form',
  once: false,
  caching: 'never',
} as const

/** Operations of a visitor on something reached by a secret in the address. */
export const SECRET = {
  guard: 'open',
  limit: { times: 1000, seconds: HOUR, per: 'network' },
  takes: 'nothing',
  once: false,
  caching: 'never',
} as const

/** Operations of a signed-in user on their own data. */
export const OWN = { guard: 'session', limit: null, takes: 'nothing', once: false, caching: 'never' } as const
export const OWN_BODY = { ...OWN, takes: 'json' } as const

/** Additions to it, with an idempotency key. */
export const OWN_ADDITION = {
  ...OWN_BODY,
  limit: { times: 1000, seconds: HOUR, per: 'account' },
  once: true,
} as const

/** Changes that are recorded in the history of consents. */
export const OWN_CONSENT = { ...OWN_BODY, limit: { times: 60, seconds: HOUR, per: 'account' } } as const

/** Limit of requests that repeat the password; guesses at one account are also slowed down. */
export const GUESSES = { times: 100, seconds: HOUR, per: 'network' } as const
