import { parseJson } from '../parse-json.ts'
import type { ProviderResponse } from '../provider-response.ts'
import { askProvider, fieldsOf, readAddress, readAmount } from './ask-provider.ts'
import { isSignature } from './is-signature.ts'
import { PaymentsError, type PaymentsPort, type PaymentStatus, type RefundStatus } from './payments-port.ts'

/** An account at Paystack. */
export type PaystackAccount = { baseUrl: string; secretKey: string; timeoutMs?: number }

/** The most refunds of a transaction that are looked through. */
const REFUNDS = 100

/** Statuses of a refund; `failed` and `needs-attention` are for people. */
const REFUND_STATUSES: ReadonlyMap<unknown, RefundStatus> = new Map([
  ['processed', 'done'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['failed', 'byHand'],
  ['needs-attention', 'byHand'],
])

/**
 * Takes payments through Paystack: `POST /transaction/initialize`, `GET /transaction/verify/{reference}`, `/refund`. Amounts
 * are in the subunit of the currency. Notices are signed with HMAC-SHA512 of their bytes under the secret key.
 */
export function createPaystack({ baseUrl, secretKey, timeoutMs }: PaystackAccount): PaymentsPort {
  const headers = { authorization: `Bearer ${secretKey}` }
  const get = (path: string, signal?: AbortSignal) =>
    askProvider({ url: baseUrl + path, method: 'GET', headers, isRepeatable: true, timeoutMs, signal })
  const post = (path: string, json: unknown) =>
    askProvider({ url: baseUrl + path, method: 'POST', headers, json, isRepeatable: false, timeoutMs })

  /** Our note on a refund is its id, since Paystack has no key that makes asking twice safe. */
  const findRefund = async (id: string, charge: string): Promise<RefundStatus | null> => {
    const response = await get(`/refund?transaction=${encodeURIComponent(charge)}&perPage=${REFUNDS}`)
    const refunds = dataOf(response)
    if (!Array.isArray(refunds)) throw new PaymentsError(codeOf(response))
    const found = refunds.map(fieldsOf).find(({ merchant_note }) => merchant_note === id)
    return found === undefined ? null : refundStatusOf(found['status'])
  }

  return {
    provider: 'paystack',

    async start({ reference, amount, currency, email, returnTo }) {
      const order = { reference, amount, currency, email, callback_url: returnTo }
      const response = await post('/transaction/initialize', order)
      const data = fieldsOf(dataOf(response))
      if (data['reference'] !== reference) throw new PaymentsError(codeOf(response))
      return { redirectTo: readAddress(data['authorization_url']) }
    },

    async status(reference, signal): Promise<PaymentStatus> {
      const response = await get(`/transaction/verify/${encodeURIComponent(reference)}`, signal)
      if (isUnknown(response)) return { state: 'open', charges: [] }
      const { reference: theirs, status, id, amount, currency } = fieldsOf(dataOf(response))
      if (theirs !== reference || typeof status !== 'string') throw new PaymentsError(codeOf(response))
      if (status !== 'success') {
        return { state: status === 'failed' || status === 'reversed' ? 'refused' : 'open', charges: [] }
      }
      if (typeof id !== 'number' || typeof currency !== 'string') throw new PaymentsError('paystack-charge')
      return { state: 'paid', charges: [{ id: String(id), amount: readAmount(amount), currency }] }
    },

    async refund({ id, charge }) {
      const found = await findRefund(id, charge.id)
      if (found !== null) return found
      const { amount, currency } = charge
      const response = await post('/refund', { transaction: charge.id, amount, currency, merchant_note: id })
      if (response.status === 401 || response.status === 403) throw new PaymentsError(codeOf(response))
      const { status } = fieldsOf(response.body)
      return status === true ? refundStatusOf(fieldsOf(dataOf(response))['status']) : 'byHand'
    },

    async readNotice({ headers: given, body }) {
      const signature = { algorithm: 'sha512', secret: secretKey, signed: body } as const
      if (!isSignature(given['x-paystack-signature'], signature)) return { isGenuine: false, reference: null }
      return { isGenuine: true, reference: referenceIn(body) }
    },
  }
}

/** The reference of the transaction that a notice is about; those of refunds name it otherwise. */
function referenceIn(body: Buffer): string | null {
  const data = fieldsOf(fieldsOf(parseJson(body.toString()))['data'])
  const reference = data['transaction_reference'] ?? data['reference']
  return typeof reference === 'string' ? reference : null
}

function refundStatusOf(status: unknown): RefundStatus {
  const known = REFUND_STATUSES.get(status)
  if (known === undefined) throw new PaymentsError('paystack-refund')
  return known
}

function isUnknown({ status, body }: ProviderResponse): boolean {
  return status === 404 || (status === 400 && fieldsOf(body)['code'] === 'transaction_not_found')
}

function dataOf({ status, body }: ProviderResponse): unknown {
  const { status: isTaken, data } = fieldsOf(body)
  return (status === 200 || status === 201) && isTaken === true ? data : null
}

/** Never the message: it may name the payer. */
function codeOf({ status, body }: ProviderResponse): string {
  const { code } = fieldsOf(body)
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? `paystack-${code}` : `http-${status}`
}
