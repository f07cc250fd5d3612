import { createHmac } from 'node:crypto'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openProviderStub } from '../../testing/provider-stub.ts'
import { createCinetPay } from './cinetpay.ts'
import type { PaymentOrder } from './payments-port.ts'

const SECRET = 'notice secret'
const ORDER: PaymentOrder = {
  reference: 'CI-PY-4K7Q2PXA',
  amount: 150_000,
  currency: 'XOF',
  description: 'Otosafi #CI-BK_7K3Q2P4X & Co',
  email: 'awa@example.org',
  language: 'fr',
  returnTo: 'https://otosafi.ci/fr/reservation',
  noticeTo: 'https://otosafi.ci/payments/notices/cinetpay',
}

const stub = await openProviderStub()
const account = { siteId: '105', apiKey: 'api key', secretKey: SECRET }
const port = createCinetPay({ baseUrl: stub.baseUrl, ...account })
/** For a provider that never answers. */
const hasty = createCinetPay({ baseUrl: stub.baseUrl, ...account, timeoutMs: 300 })
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

beforeEach(() => {
  stub.asked = []
})
afterAll(stub.close)

describe('a payment at CinetPay', () => {
  it('is announced in whole francs, without the signs that its documents forbid', async () => {
    const page = 'https://checkout.cinetpay.com/payment/token'
    stub.answer = () => ({
      status: 201,
      body: { code: '201', message: 'CREATED', data: { payment_token: 't', payment_url: page } },
    })
    expect(await port.start(ORDER)).toEqual({ redirectTo: page })
    expect(stub.asked).toMatchObject([{ method: 'POST', path: '/v2/payment' }])
    expect(JSON.parse(stub.asked[0]!.body)).toEqual({
      apikey: 'api key',
      site_id: '105',
      transaction_id: ORDER.reference,
      amount: 150_000,
      currency: 'XOF',
      description: 'Otosafi  CI-BK 7K3Q2P4X   Co',
      notify_url: ORDER.noticeTo,
      return_url: ORDER.returnTo,
      channels: 'ALL',
      lang: 'fr',
    })
  })

  it.each([
    [400, { code: '608', message: 'MINIMUM_REQUIRED_FIELDS' }, 'cinetpay-608'],
    [200, '<html>', 'cinetpay-unknown'],
    [503, '', 'http-503'],
    [429, '', 'http-429'],
  ])('is not begun by %i %j', async (status, body, code) => {
    stub.answer = () => ({ status, body })
    expect(await failureOf(port.start(ORDER))).toMatchObject({ name: 'PaymentsError', code })
    expect(stub.asked).toHaveLength(1)
  })

  it('is refused before it is asked for where the amount is no multiple of five', async () => {
    expect(await failureOf(port.start({ ...ORDER, amount: 150_001 }))).toMatchObject({ code: 'amount' })
    expect(stub.asked).toEqual([])
  })

  it('was paid where the check accepts it, with its amount and currency as they were', async () => {
    const data = {
      amount: '150000',
      currency: 'XOF',
      status: 'ACCEPTED',
      payment_method: 'OM',
      operator_id: 'MP220915',
    }
    stub.answer = () => ({ status: 200, body: { code: '00', message: 'SUCCES', data } })
    expect(await port.status(ORDER.reference)).toEqual({
      state: 'paid',
      charges: [{ id: ORDER.reference, amount: 150_000, currency: 'XOF' }],
    })
    expect(stub.asked[0]?.path).toBe('/v2/payment/check')
    expect(JSON.parse(stub.asked[0]!.body)).toEqual({
      apikey: 'api key',
      site_id: '105',
      transaction_id: ORDER.reference,
    })
    stub.answer = () => ({ status: 200, body: { code: '00', data: { ...data, amount: '100', currency: 'XAF' } } })
    expect(await port.status(ORDER.reference)).toMatchObject({ charges: [{ amount: 100, currency: 'XAF' }] })
    stub.answer = () => ({ status: 200, body: { code: '00', data: { ...data, amount: '100.5' } } })
    expect(await failureOf(port.status(ORDER.reference))).toMatchObject({ code: 'amount' })
  })

  it.each([
    [{ code: '627', message: 'TRANSACTION_CANCEL', data: { status: 'REFUSED' } }, 'refused'],
    [{ code: '600', message: 'PAYMENT_FAILED', data: { status: 'REFUSED' } }, 'refused'],
    [{ code: '662', message: 'WAITING_CUSTOMER_PAYMENT', data: { status: 'PENDING' } }, 'open'],
    [{ code: '623', message: 'WAITING_CUSTOMER_TO_VALIDATE', data: null }, 'open'],
    [{ code: '627', data: { status: 'WAITING_FOR_CUSTOMER' } }, 'open'],
  ])('after %j is %s', async (body, state) => {
    stub.answer = () => ({ status: 200, body })
    expect(await port.status(ORDER.reference)).toEqual({ state, charges: [] })
  })

  it('is neither paid nor refused by an answer that says neither', async () => {
    for (const body of [
      {},
      { code: '609', message: 'AUTH_NOT_FOUND' },
      { code: '01', data: { status: 'ACCEPTED' } },
      '<html>',
    ]) {
      stub.answer = () => ({ status: 200, body })
      expect(await failureOf(port.status(ORDER.reference))).toMatchObject({ name: 'PaymentsError' })
    }
    stub.answer = () => null
    expect(await failureOf(hasty.status(ORDER.reference))).toMatchObject({ code: 'timeout' })
  })

  it('is not waited for longer than the caller says', async () => {
    stub.answer = () => null
    const failure = await failureOf(port.status(ORDER.reference, AbortSignal.timeout(300)))
    expect(failure).toMatchObject({ code: 'timeout', isAway: true })
    expect(stub.asked).toHaveLength(1)
  })

  it('is refunded by hand, since the provider has no refunds', async () => {
    const charge = { id: ORDER.reference, amount: 150_000, currency: 'XOF' }
    expect(await port.refund({ id: 'r', charge })).toBe('byHand')
    expect(stub.asked).toEqual([])
  })
})

describe('a notice of CinetPay', () => {
  const fields = {
    cpm_site_id: '105',
    cpm_trans_id: ORDER.reference,
    cpm_trans_date: '2026-06-01 12:00:00',
    cpm_amount: '150000',
    cpm_currency: 'XOF',
    signature: 'a token',
    payment_method: 'OM',
    cel_phone_num: '0700000000',
    cpm_phone_prefixe: '225',
    cpm_language: 'fr',
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: '',
    cpm_designation: 'Réservation',
    cpm_error_message: 'SUCCES',
  }
  const tokenOf = (given: typeof fields, secret = SECRET) =>
    createHmac('sha256', secret).update(Object.values(given).join('')).digest('hex')
  const read = (given: typeof fields, token: string | undefined) =>
    port.readNotice({ headers: { 'x-token': token }, body: Buffer.from(String(new URLSearchParams(given))) })

  it('is genuine with the token of its fields in their order', async () => {
    expect(await read(fields, tokenOf(fields))).toEqual({ isGenuine: true, reference: ORDER.reference })
  })

  it('is forged with any other token, with a field that was changed, and for another site', async () => {
    const forged = { isGenuine: false, reference: null }
    for (const token of [undefined, '', '0'.repeat(64), tokenOf(fields, 'other')])
      expect(await read(fields, token)).toEqual(forged)
    expect(await read({ ...fields, cpm_trans_id: 'CI-PY-00000000' }, tokenOf(fields))).toEqual(forged)
    const elsewhere = { ...fields, cpm_site_id: '106' }
    expect(await read(elsewhere, tokenOf(elsewhere))).toEqual(forged)
  })
})
