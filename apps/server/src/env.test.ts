import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { EnvError, readEnv, readTestEnv } from './env.ts'

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

describe('the environment', () => {
  it('needs nothing for development', () => {
    expect(readEnv({})).toEqual({
      mode: 'development',
      port: 3000,
      host: 'localhost',
      trustedProxies: ['127.0.0.0/8', '::1/128'],
      dataDir: resolve('.data'),
      databaseUrl: null,
      databaseSessionUrl: null,
      smtpUrl: null,
      smsUrl: null,
      smsPerDay: 1000,
      paymentsUrls: {},
      ratesUrl: null,
      usageUrl: null,
      metrics: null,
      traces: null,
      storageUrl: null,
      officeHost: 'office.localhost',
      officeOwner: null,
      role: 'all',
      logLevel: 'info',
      logFormat: null,
      seedCars: 400,
      cacheMegabytes: 48,
      readsPerSecond: 100,
      stopPause: 0,
      serviceWorkerOff: false,
      stopWithin: 10_000,
    })
  })

  it('takes what is set', () => {
    const env = readEnv({
      NODE_ENV: 'production',
      SERVICE_WORKER_OFF: '1',
      PORT: '8080',
      HOST: '::1',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::1',
      DATA_DIR: '/var/lib/otosafi',
      DATABASE_URL: 'postgresql://app@db/otosafi',
      SMTP_URL: 'smtps://app@mail',
      SMS_URL: 'africastalking://app:key@api.africastalking.com?from=Otosafi',
      SMS_PER_DAY: '250',
      PAYMENTS_URL_COZA: 'paystack://sk_live_1@api.paystack.co',
      PAYMENTS_URL_CI: 'cinetpay://105:key@api-checkout.cinetpay.com?secret=s',
      RATES_URL: 'https://rates.example.org/latest?key=k',
      USAGE_URL: 'plausible://plausible.example.org',
      STORAGE_URL: 's3://key:secret@s3.example.org/pictures',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OFFICE_HOST: 'office.example.org',
      OFFICE_OWNER: 'Mariam@example.org',
      ROLE: 'api',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      DATABASE_SESSION_URL: 'postgresql://app@primary/otosafi',
      SEED_CARS: '0',
      CACHE_MB: '256',
      READS_PER_SECOND: '0',
      STOP_PAUSE: '20',
      STOP_WITHIN: '30',
    })
    expect(env).toEqual({
      mode: 'production',
      port: 8080,
      host: '::1',
      trustedProxies: ['127.0.0.0/8', '::1/128', '10.0.0.0/8', 'fd00::1'],
      dataDir: '/var/lib/otosafi',
      databaseUrl: 'postgresql://app@db/otosafi',
      databaseSessionUrl: 'postgresql://app@primary/otosafi',
      smtpUrl: 'smtps://app@mail',
      smsUrl: 'africastalking://app:key@api.africastalking.com?from=Otosafi',
      smsPerDay: 250,
      paymentsUrls: {
        coza: 'paystack://sk_live_1@api.paystack.co',
        ci: 'cinetpay://105:key@api-checkout.cinetpay.com?secret=s',
      },
      ratesUrl: 'https://rates.example.org/latest?key=k',
      storageUrl: 's3://key:secret@s3.example.org/pictures',
      officeHost: 'office.example.org',
      officeOwner: 'mariam@example.org',
      usageUrl: 'plausible://plausible.example.org',
      metrics: { host: '10.0.0.7', port: 9464 },
      traces: { url: 'http://collector:4318/v1/traces', share: 1 },
      role: 'api',
      logLevel: 'warn',
      logFormat: 'json',
      seedCars: 0,
      cacheMegabytes: 256,
      readsPerSecond: 0,
      stopPause: 20_000,
      serviceWorkerOff: true,
      stopWithin: 30_000,
    })
  })

  it.each([
    ['none', []],
    ['loopback', ['127.0.0.0/8', '::1/128']],
    ['10.1.2.3', ['10.1.2.3']],
    [' fd00::/8 ,192.0.2.0/24', ['fd00::/8', '192.0.2.0/24']],
  ])('trusts the proxies %j', (text, networks) => {
    expect(readEnv({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(networks)
  })

  it.each([
    'all',
    'none, loopback',
    '10.0.0.0/33',
    '::/129',
    '10.0.0/8',
    '*',
    'proxy.example',
    '10.0.0.1,',
    '10.0.0.0/',
  ])('trusts no proxies %j', (text) => {
    expect(problemsOf({ TRUSTED_PROXIES: text })).toEqual([expect.stringContaining('TRUSTED_PROXIES must be')])
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', ROLE: '' })).toEqual(readEnv({}))
  })

  it('lists every bad variable at once', () => {
    const problems = problemsOf({
      NODE_ENV: 'live',
      PORT: '70000',
      DATABASE_URL: 'mysql://db',
      SMTP_URL: 'mail.example.org',
      SMS_URL: 'https://api.twilio.com',
      SMS_PER_DAY: '0',
      PAYMENTS_URL_MA: 'paystack://key@api.paystack.co',
      PAYMENTS_URL_CI: 'cinetpay://105:key@api-checkout.cinetpay.com',
      PAYMENTS_URL_SN: 'https://api.paystack.co',
      RATES_URL: 'file:///etc/passwd',
      STORAGE_URL: 'https://s3.example.org/pictures',
      USAGE_URL: 'https://plausible.example.org',
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
      OFFICE_OWNER: 'mariam',
      ROLE: 'web',
      LOG_LEVEL: 'loud',
      LOG_FORMAT: 'xml',
      ALLOW_EMBEDDED_DB: 'yes',
      SEED_CARS: '-1',
      STOP_PAUSE: '1h',
      STOP_WITHIN: '0',
    })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'NODE_ENV',
      'DATABASE_URL',
      'ALLOW_EMBEDDED_DB',
      'PORT',
      'SMTP_URL',
      'SMS_URL',
      'SMS_PER_DAY',
      'PAYMENTS_URL_MA',
      'PAYMENTS_URL_CI',
      'PAYMENTS_URL_SN',
      'RATES_URL',
      'STORAGE_URL',
      'USAGE_URL',
      'METRICS_PORT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_TRACES_SAMPLER_ARG',
      'OFFICE_OWNER',
      'ROLE',
      'LOG_LEVEL',
      'LOG_FORMAT',
      'SEED_CARS',
      'STOP_PAUSE',
      'STOP_WITHIN',
    ])
  })

  it('measures for this machine alone unless told, and never at the port of visitors', () => {
    expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull()
    expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: 'localhost', port: 9464 })
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual([expect.stringContaining('METRICS_PORT must be another port')])
  })

  it('traces where OpenTelemetry’s variables say, and as much as they say', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    const url = 'http://collector:4318/v1/traces'
    const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' }
    expect(readEnv({ ...endpoint, ...sampled }).traces).toEqual({ url, share: 0.05 })
    expect(readEnv({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.05' }).traces).toEqual({ url, share: 1 })
    const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' }
    expect(readEnv({ ...endpoint, ...own }).traces).toEqual({ url: 'https://traces.example/in', share: 1 })
    for (const off of [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])
      expect(readEnv({ ...endpoint, ...off }).traces).toBeNull()
  })

  it.each(['3000x', '1e3', '0x10', '-1', '3.5', '99999999999'])('refuses %s as a port', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([`PORT must be a whole number from 0 to 65535, not "${PORT}".`])
  })

  it('never repeats an address, which may hold a password', () => {
    const problems = problemsOf({
      DATABASE_URL: 'http://user:hunter2@db',
      SMTP_URL: 'http://user:hunter2@mail',
      SMS_URL: 'http://user:hunter2@sms',
      PAYMENTS_URL_CI: 'cinetpay://site:hunter2@pay',
      RATES_URL: 'ftp://hunter2@rates',
      STORAGE_URL: 'https://key:hunter2@s3',
    })
    expect(problems).toHaveLength(6)
    expect(problems.join()).not.toContain('hunter2')
  })

  it('gives load balancers time in production alone', () => {
    expect(readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1' }).stopPause).toBe(5000)
  })

  it('refuses production on the embedded database unless that is allowed', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(1)
    expect(readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1' }).databaseUrl).toBeNull()
  })
})

describe('the environment of tests', () => {
  it('says where to test, whether tests may be skipped, and whether they run on both databases', () => {
    expect(readTestEnv({})).toEqual({ databaseUrl: null, ci: false, bothDatabases: false })
    const all = { CI: 'true', TEST_DATABASE_URL: 'postgres://db/test', TEST_PART: 'databases' }
    expect(readTestEnv(all)).toEqual({ databaseUrl: 'postgres://db/test', ci: true, bothDatabases: true })
    expect(() => readTestEnv({ TEST_DATABASE_URL: 'db' })).toThrow('TEST_DATABASE_URL')
  })
})
