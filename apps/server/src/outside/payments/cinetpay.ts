import { askProvider, fieldsOf, type ProviderRequest, readAddress, readAmount } from './ask-provider.ts'
import { isSignature } from './is-signature.ts'
import { PaymentsError, type PaymentsPort, type PaymentStatus } from './payments-port.ts'

/** A service at CinetPay. `secretKey` is what its notices are signed with. */
export type CinetPayAccount = { baseUrl: string; siteId: string; apiKey: string; secretKey: string; timeoutMs?: number }

/** Amounts are multiples of it. */
const AMOUNT_STEP = 5

/** The fields of a notice in the order in which they are signed. */
const SIGNED_FIELDS = [
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'signature',
  'payment_method',
  'cel_phone_num',
  'cpm_phone_prefixe',
  'cpm_language',
  'cpm_version',
  'cpm_payment_config',
  'cpm_page_action',
  'cpm_custom',
  'cpm_designation',
  'cpm_error_message',
] as const

/** Codes of a payment that waits for its payer, and of one that was never begun. */
const OPEN_CODES: ReadonlySet<unknown> = new Set(['623', '662', '626'])

/**
 * Takes payments by mobile money and card through CinetPay: `POST /v2/payment` and `POST /v2/payment/check`. Its documents
 * demand that a notice is never believed and its payment always checked. It offers no refund: those are made by the team.
 */
export function createCinetPay({ baseUrl, siteId, apiKey, secretKey, timeoutMs }: CinetPayAccount): PaymentsPort {
  const ask = async (path: string, fields: object, attempts: Pick<ProviderRequest, 'isRepeatable' | 'signal'>) => {
    const json = { apikey: apiKey, site_id: siteId, ...fields }
    const { body } = await askProvider({ url: baseUrl + path, method: 'POST', json, timeoutMs, ...attempts })
    const { code, data } = fieldsOf(body)
    return { code, data: fieldsOf(data) }
  }

  return {
    provider: 'cinetpay',

    async start({ reference, amount, currency, description, language, returnTo, noticeTo }) {
      if (amount % AMOUNT_STEP !== 0) throw new PaymentsError('amount')
      const order = {
        transaction_id: reference,
        amount,
        currency,
        description: description.replaceAll(/[#/$_&]/g, ' '),
        notify_url: noticeTo,
        return_url: returnTo,
        channels: 'ALL',
        lang: language === 'fr' ? 'fr' : 'en',
      }
      const { code, data } = await ask('/v2/payment', order, { isRepeatable: false })
      if (code !== '201') throw failure(code)
      return { redirectTo: readAddress(data['payment_url']) }
    },

    async status(reference, signal): Promise<PaymentStatus> {
      const question = { transaction_id: reference }
      const { code, data } = await ask('/v2/payment/check', question, { isRepeatable: true, signal })
      const { status, amount, currency } = data
      if (code === '00' && status === 'ACCEPTED') {
        if (typeof currency !== 'string') throw new PaymentsError('cinetpay-charge')
        // A transaction is accepted once, so that its own id is that of the charge.
        return { state: 'paid', charges: [{ id: reference, amount: readAmount(amount), currency }] }
      }
      if (status === 'REFUSED') return { state: 'refused', charges: [] }
      if (OPEN_CODES.has(code) || (typeof status === 'string' && /^(WAITING|PENDING)/.test(status)))
        return { state: 'open', charges: [] }
      throw failure(code)
    },

    refund: async () => 'byHand',

    async readNotice({ headers, body }) {
      const form = new URLSearchParams(body.toString())
      const signed = SIGNED_FIELDS.map((field) => form.get(field) ?? '').join('')
      const isSigned = isSignature(headers['x-token'], { algorithm: 'sha256', secret: secretKey, signed })
      if (!isSigned || form.get('cpm_site_id') !== siteId) return { isGenuine: false, reference: null }
      return { isGenuine: true, reference: form.get('cpm_trans_id') }
    },
  }
}

/** The provider's message is not repeated. */
function failure(code: unknown): PaymentsError {
  return new PaymentsError(
    typeof code === 'string' && /^-?\d{1,4}$/.test(code) ? `cinetpay-${code}` : 'cinetpay-unknown',
  )
}
