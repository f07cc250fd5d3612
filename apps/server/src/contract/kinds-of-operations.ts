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

/** One that belongs to the account of who is signed in. */
export const OWN_REQUEST = { ...REQUEST, guard: 'optional' } as const

/** A question whose answer keeps nothing, so that it may come twice. */
export const QUESTION = { guard: 'open', takes: 'json', once: false, caching: 'never' } as const

/** A car is valued as often as its figures are changed. */
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

/** Something to be sent to an address or number that the request names; what may be sent there is limited besides. */
export const SENDING = { ...QUESTION, limit: { times: 60, seconds: HOUR, per: 'network' }, once: true } as const

/** Whether a body asks for a text message, by operation. */
export const TEXTS = {
  signUp: ({ email }: { email?: string | undefined }) => email === undefined,
  sendOtp: ({ channel }: { channel: string }) => channel === 'phone',
  forgotPassword: ({ identifier }: { identifier: string }) => !identifier.includes('@'),
}

/** Text messages that a network is sent, over all operations: each costs money. */
export const TEXT_LIMITS = [
  { times: 30, seconds: HOUR },
  { times: 100, seconds: 24 * HOUR },
] as const
/** The same of all networks of an IPv6 customer, which one machine may have thousands of. */
export const SITE_TEXT_LIMITS = [
  { times: 100, seconds: HOUR },
  { times: 300, seconds: 24 * HOUR },
] as const

/** Verifies a code or link from a mail or message; attempts for one address or number have a limit of their own. */
export const VERIFICATION = { ...QUESTION, limit: { times: 300, seconds: HOUR, per: 'network' } } as const

/** Pictures of cars, from who has no account. */
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

/** Those that add to it: each keeps its answer by its key for a day. */
export const OWN_ADDITION = {
  ...OWN_BODY,
  limit: { times: 1000, seconds: HOUR, per: 'account' },
  once: true,
} as const

/** Those of which each change is kept in the history of consents. */
export const OWN_CONSENT = { ...OWN_BODY, limit: { times: 60, seconds: HOUR, per: 'account' } } as const

/** Passwords that are asked for again; guesses at one account are slowed down besides. */
export const GUESSES = { times: 100, seconds: HOUR, per: 'network' } as const
