import { resolve } from 'node:path'

import type { Currency } from '@otosafi/editions/currency'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type AddressKind, type Reader, readerOf, type Source } from './env-reader.ts'

/** The role of a process: everything, or one part where the roles are split. */
export const ROLES = ['all', 'site', 'api', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** The host of the office unless another is set. */
export const OFFICE_HOST = 'office.localhost'

/** Log levels of pino. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const LOG_FORMATS = ['pretty', 'json'] as const

/** How many demonstration cars an empty edition gets by default. */
export const DEFAULT_SEED_CARS = 400

const MODES = ['development', 'test', 'production'] as const

/** The server's settings, read once at start. */
export type Env = {
  mode: (typeof MODES)[number]
  port: number
  /**
   * The address to listen on. Default `localhost`, this machine alone, in production too: outside requests come by https
   * through a proxy. In a container, or for a proxy elsewhere: `0.0.0.0` or `::`.
   */
  host: string
  /**
   * The proxies whose X-Forwarded-For, -Host and -Proto are trusted; those of others are ignored. TRUSTED_PROXIES is
   * `loopback` (default), `none`, or a list of addresses and networks: `loopback, 10.0.0.0/8, fd00::1`.
   */
  trustedProxies: readonly string[]
  /** Absolute path of the folder that holds the embedded database and the stored pictures. */
  dataDir: string
  /** Address of a PostgreSQL server; null means the embedded database in `dataDir`. */
  databaseUrl: string | null
  /**
   * Address of the same database past a pooler that shares sessions, such as PgBouncer in transaction mode: for what needs a
   * session of its own, which is to listen for notifications. Null means `databaseUrl`.
   */
  databaseSessionUrl: string | null
  /** Address of a mail server, with user and password; null means that mails are kept and shown, or wait. */
  smtpUrl: string | null
  /** The provider of text messages; null keeps them in the database, and in production lets them wait. */
  smsUrl: string | null
  /** How many text messages each edition sends in a day at most, since each costs money. */
  smsPerDay: number
  /**
   * The payment provider of an edition, with its keys, as `PAYMENTS_URL_CI`. An edition without one has the local
   * stand-in, and in production deposits at the showroom and by transfer alone.
   */
  paymentsUrls: Readonly<Partial<Record<EditionId, string>>>
  /**
   * URL of a JSON source of exchange rates from the euro, read once a day, with its key where it needs one; null means that
   * the stored rates stay, with their date. `readRates` documents the format.
   */
  ratesUrl: string | null
  /**
   * The bucket of an S3-compatible service in which pictures are kept, with its keys; null means the folder `objects` of
   * `dataDir`. Where several processes serve pictures, they need one bucket.
   */
  storageUrl: string | null
  /**
   * The service that counts usage, which visitors agree to: an installation of Plausible, as `plausible://host`; null means the
   * database.
   */
  usageUrl: string | null
  /**
   * Where `/metrics` is served, which is nowhere at the visitors' port; null, without METRICS_PORT, measures nothing.
   * METRICS_HOST is by default `localhost`, this machine alone.
   */
  metrics: { host: string; port: number } | null
  /**
   * Where spans are sent by OTLP over HTTP, and of which share of requests and jobs, as OTEL_EXPORTER_OTLP_ENDPOINT and the
   * like say; null, without an endpoint, traces nothing.
   */
  traces: { url: string; share: number } | null
  /** The host of the team's office, which nothing else is served at. */
  officeHost: string
  /** The e-mail address that is invited to own the office while it has no owner; null invites nobody. */
  officeOwner: string | null
  role: Role
  logLevel: LogLevel
  /** Short lines for people, or JSON; null means the first on a terminal and the second elsewhere. */
  logFormat: (typeof LOG_FORMATS)[number] | null
  /** How many demonstration cars an empty edition gets. */
  seedCars: number
  /** The most megabytes of memory that kept pages and answers take together, everything counted. */
  cacheMegabytes: number
  /**
   * How many uncached answers, or a fifth as many pages, a network may request each second, with a burst of 15 seconds'
   * worth; 0 means no limit.
   */
  readsPerSecond: number
  /**
   * Milliseconds (STOP_PAUSE: seconds) between the signal to stop, when `/ready` turns 503, and refusing connections: time
   * for load balancers to notice. Default 5 seconds in production, else none.
   */
  stopPause: number
  /** Whether browsers are to drop their service worker and all that it has kept (SERVICE_WORKER_OFF=1). */
  serviceWorkerOff: boolean
  /** Milliseconds (STOP_WITHIN: seconds) that requests may then take. */
  stopWithin: number
}

/** More than the visitors behind one address of a mobile carrier need; a tenth of what a process can do. */
export const DEFAULT_READS_PER_SECOND = 100

const DEFAULT_SMS_PER_DAY = 1000

const POSTGRES: AddressKind = {
  protocols: ['postgres:', 'postgresql:'],
  example: 'postgres://user:password@host:5432/database',
}
const PAYMENTS: AddressKind = {
  protocols: ['paystack:', 'cinetpay:'],
  example: 'paystack://secret-key@api.paystack.co or cinetpay://site:key@api-checkout.cinetpay.com?secret=secret-key',
}
/** The currency that each payment provider accepts. */
const PAYMENT_CURRENCIES: ReadonlyMap<string, Currency> = new Map([
  ['paystack:', 'ZAR'],
  ['cinetpay:', 'XOF'],
])
const RATES: AddressKind = { protocols: ['https:', 'http:'], example: 'https://host/latest?base=EUR' }
const SMS: AddressKind = {
  protocols: ['africastalking:', 'twilio:'],
  example:
    'africastalking://user:key@api.africastalking.com?from=Name or twilio://sid:token@api.twilio.com?from=+15551234567',
}
const STORAGE: AddressKind = {
  protocols: ['s3:', 's3+http:'],
  example: 's3://id:key@s3.eu-west-3.amazonaws.com/bucket?region=eu-west-3',
}
const USAGE: AddressKind = { protocols: ['plausible:'], example: 'plausible://plausible.io' }
const OTLP: AddressKind = { protocols: ['https:', 'http:'], example: 'http://localhost:4318' }
const SMTP: AddressKind = { protocols: ['smtp:', 'smtps:'], example: 'smtps://user:password@host:465' }

/** One message with all errors of the environment. */
export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads the server's settings from `source` (by default the process environment). Throws one {@link EnvError} that lists
 * every bad variable.
 */
export function readEnv(source: Source = process.env): Env {
  const problems: string[] = []
  const read = readerOf(source, problems)
  const mode = read.choice('NODE_ENV', MODES, 'development')
  const databaseUrl = read.address('DATABASE_URL', POSTGRES)
  const embeddedAllowed = read.flag('ALLOW_EMBEDDED_DB')
  const given = source['DATABASE_URL']?.trim()
  if (mode === 'production' && !given && !embeddedAllowed) {
    problems.push(
      'DATABASE_URL is needed when NODE_ENV is production: the embedded database does not survive a power cut. ' +
        'Set ALLOW_EMBEDDED_DB=1 to run on it all the same.',
    )
  }
  const env: Env = {
    mode,
    port: read.integer('PORT', 0, 65_535, 3000),
    host: read.text('HOST', 'localhost'),
    trustedProxies: read.networks('TRUSTED_PROXIES'),
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    databaseUrl,
    databaseSessionUrl: read.address('DATABASE_SESSION_URL', POSTGRES),
    smtpUrl: read.address('SMTP_URL', SMTP),
    smsUrl: read.address('SMS_URL', SMS),
    smsPerDay: read.integer('SMS_PER_DAY', 1, 1_000_000, DEFAULT_SMS_PER_DAY),
    paymentsUrls: readPaymentsUrls(read, problems),
    ratesUrl: read.address('RATES_URL', RATES),
    storageUrl: read.address('STORAGE_URL', STORAGE),
    usageUrl: read.address('USAGE_URL', USAGE),
    metrics: readMetrics(read),
    traces: readTraces(read),
    officeHost: read.text('OFFICE_HOST', OFFICE_HOST),
    officeOwner: read.email('OFFICE_OWNER'),
    role: read.choice('ROLE', ROLES, 'all'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, mode === 'test' ? 'silent' : 'info'),
    logFormat: read.choice('LOG_FORMAT', LOG_FORMATS, null),
    seedCars: read.integer('SEED_CARS', 0, 1_000_000, DEFAULT_SEED_CARS),
    cacheMegabytes: read.integer('CACHE_MB', 1, 100_000, 48),
    readsPerSecond: read.integer('READS_PER_SECOND', 0, 1_000_000, DEFAULT_READS_PER_SECOND),
    stopPause: 1000 * read.integer('STOP_PAUSE', 0, 300, mode === 'production' ? 5 : 0),
    serviceWorkerOff: read.flag('SERVICE_WORKER_OFF'),
    stopWithin: 1000 * read.integer('STOP_WITHIN', 1, 300, 10),
  }
  if (env.metrics?.port === env.port)
    problems.push('METRICS_PORT must be another port than PORT, which is for visitors.')
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

function readMetrics(read: Reader): Env['metrics'] {
  const port = read.integer('METRICS_PORT', 1, 65_535, null)
  const host = read.text('METRICS_HOST', 'localhost')
  return port === null ? null : { host, port }
}

/** The variables that OpenTelemetry specifies; those of the exporter's own, such as its headers, it reads itself. */
function readTraces(read: Reader): Env['traces'] {
  const base = read.address('OTEL_EXPORTER_OTLP_ENDPOINT', OTLP)
  const whole = read.address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', OTLP)
  const isOff = read.choice('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true'
  const exporter = read.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp')
  const sampler = read.choice(
    'OTEL_TRACES_SAMPLER',
    ['parentbased_always_on', 'parentbased_traceidratio'],
    'parentbased_always_on',
  )
  const share = read.share('OTEL_TRACES_SAMPLER_ARG', 1)
  const url = whole ?? (base === null ? null : `${base.replace(/\/$/, '')}/v1/traces`)
  if (url === null || isOff || exporter === 'none') return null
  return { url, share: sampler === 'parentbased_always_on' ? 1 : share }
}

function readPaymentsUrls(read: Reader, problems: string[]): Env['paymentsUrls'] {
  const urls: Partial<Record<EditionId, string>> = {}
  for (const edition of EDITION_IDS) {
    const name = `PAYMENTS_URL_${edition.toUpperCase()}`
    const url = read.address(name, PAYMENTS)
    if (url === null) continue
    const { protocol, username, password, searchParams } = new URL(url)
    const { currency } = EDITIONS[edition]
    const isWhole = username !== '' && (protocol === 'paystack:' || (password !== '' && searchParams.get('secret')))
    if (!isWhole) problems.push(`${name} must be an address like ${PAYMENTS.example}.`)
    if (PAYMENT_CURRENCIES.get(protocol) !== currency)
      problems.push(`${name} must name a provider that takes ${currency}.`)
    urls[edition] = url
  }
  return urls
}

/** The settings of tests. */
export type TestEnv = {
  /** The PostgreSQL server to test on; null means look for one. */
  databaseUrl: string | null
  /** Whether nothing may be skipped. */
  ci: boolean
  /** Whether every suite runs on both kinds of database. */
  bothDatabases: boolean
}

/** Reads the settings of tests from `source` (by default the process environment). Throws one `EnvError` with all errors. */
export function readTestEnv(source: Source = process.env): TestEnv {
  const problems: string[] = []
  const read = readerOf(source, problems)
  const env = {
    databaseUrl: read.address('TEST_DATABASE_URL', POSTGRES),
    ci: source['CI'] === 'true' || source['CI'] === '1',
    bothDatabases: source['TEST_PART'] === 'databases',
  }
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** The environment of this process with `settings` added; variables that are set already keep their values. */
export function environmentWith(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...settings, ...process.env }
}
