import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { createCinetPay } from './cinetpay.ts'
import { createLocalPayments } from './local-payments.ts'
import type { PaymentsPort } from './payments-port.ts'
import { createPaystack } from './paystack.ts'

/** The provider of an edition; null where nothing is paid online. */
export type ChoosePayments = (edition: EditionId) => PaymentsPort | null

/**
 * The way that deposits take: the provider that the settings name for an edition, else the local stand-in; in production
 * without a provider, nothing is paid online.
 */
export function choosePayments(
  env: Pick<Env, 'mode' | 'paymentsUrls'>,
  database: Pick<Database, 'kysely'>,
  clock: Clock,
): ChoosePayments {
  const local = standsIn(env) ? createLocalPayments(database, clock) : null
  const named = Object.entries(env.paymentsUrls).map(
    ([edition, address]) => [edition, createProvider(address)] as const,
  )
  const providers: ReadonlyMap<string, PaymentsPort> = new Map(named)
  return (edition) => providers.get(edition) ?? local
}

/** Whether the stand-in takes payments where no provider does: never in production. */
export function standsIn({ mode }: Pick<Env, 'mode'>): boolean {
  return mode !== 'production'
}

/** The provider at an address like `paystack://key@host` or `cinetpay://site:key@host?secret=…`. */
function createProvider(address: string): PaymentsPort {
  const { protocol, host, username, password, searchParams } = new URL(address)
  const baseUrl = `https://${host}`
  const [user, key] = [decodeURIComponent(username), decodeURIComponent(password)]
  return protocol === 'paystack:'
    ? createPaystack({ baseUrl, secretKey: user })
    : createCinetPay({ baseUrl, siteId: user, apiKey: key, secretKey: searchParams.get('secret') ?? '' })
}
