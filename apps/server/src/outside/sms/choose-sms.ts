import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { createAfricasTalking } from './africas-talking.ts'
import { createLocalSms } from './local-sms.ts'
import type { SmsPort } from './sms-port.ts'
import { createTwilio } from './twilio.ts'

/**
 * The way that text messages take: the provider where there is one, else the database, where `/_outbox` shows them; null
 * in production without a provider, where they wait in the outbox.
 */
export function chooseSms(
  { mode, smsUrl }: Pick<Env, 'mode' | 'smsUrl'>,
  database: Pick<Database, 'kysely'>,
  clock: Clock,
): SmsPort | null {
  if (smsUrl !== null) return createProvider(smsUrl)
  if (mode === 'production') return null
  return createLocalSms(database, clock)
}

/** The provider at an address like `africastalking://user:key@host?from=Name` or `twilio://sid:token@host?from=+1555…`. */
function createProvider(address: string): SmsPort {
  const { protocol, host, username, password, searchParams } = new URL(address)
  const baseUrl = `https://${host}`
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const from = searchParams.get('from')
  return protocol === 'twilio:'
    ? createTwilio({ baseUrl, accountSid: user, authToken: secret, from: from ?? '' })
    : createAfricasTalking({ baseUrl, username: user, apiKey: secret, from })
}
