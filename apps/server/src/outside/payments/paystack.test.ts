import { createHmac } from 'node:crypto'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openProviderStub } from '../../testing/provider-stub.ts'
import type { PaymentOrder } from './payments-port.ts'
import { createPaystack } from './paystack.ts'

const KEY = 'sk_test_secret'
const ORDER: PaymentOrder = {
  reference: 'COZA-PY-4K7Q2PXA',
  amount: 500_000,
  currency: 'ZAR',
  description: 'Otosafi COZA-BK-7K3Q2P4X',
  email: 'thandi@example.org',
  language: 'en',
  returnTo: 'https://otosafi.co.za/booking',
  noticeTo: 'https://otosafi.co.za/payments/notices/paystack',
}
const REFUND = {
  id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21',
  charge: { id: '2009945086', amount: 500_000, currency: 'ZAR' },
}
const URL_OF_PAGE = 'https://checkout.paystack.com/0peioxfhpn'

const stub = await openProviderStub()
const port = createPaystack({ baseUrl: stub.baseUrl, secretKey: KEY })
/** For a provider that is silent once, and answers in time after that however loaded the machine is. */
const patient = createPaystack({ baseUrl: stub.baseUrl, secretKey: KEY, timeoutMs: 2000 })
/** For a provider that never answers. */
const hasty = createPaystack({ baseUrl: stub.baseUrl, secretKey: KEY, timeoutMs: 300 })
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const verified = (overrides: object = {}) => ({
  status: true,
  message: 'Verification successful',
  data: {
    id: 2_009_945_086,
    status: 'success',
    reference: ORDER.reference,
    amount: 500_000,
    currency: 'ZAR',
    ...overrides,
  },
})

beforeEach(() => {
  stub.asked = []
})
afterAll(stub.close)

describe('a payment at Paystack', () => {
  it('is announced in cents, with the key in a header alone', async () => {
    stub.answer = () => ({
      status: 200,
      body: { status: true, data: { authorization_url: URL_OF_PAGE, access_code: 'x', reference: ORDER.reference } },
    })
    expect(await port.start(ORDER)).toEqual({ redirectTo: URL_OF_PAGE })
    expect(stub.asked).toMatchObject([
      { method: 'POST', path: '/transaction/initialize', headers: { authorization: `Bearer ${KEY}` } },
    ])
    expect(JSON.parse(stub.asked[0]!.body)).toEqual({
      reference: ORDER.reference,
      amount: 500_000,
      currency: 'ZAR',
      email: 'thandi@example.org',
      callback_url: ORDER.returnTo,
    })
  })

  it.each([
    [
      400,
      { status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' },
      'paystack-duplicate_reference',
    ],
    [401, { status: false, message: 'Invalid key' }, 'http-401'],
    [302, '', 'http-302'],
    [500, '<html>', 'http-500'],
    [200, '<html>', 'http-200'],
    [200, { status: true, data: { reference: ORDER.reference, authorization_url: 'javascript:alert(1)' } }, 'address'],
    [200, { status: true, data: { reference: 'other', authorization_url: URL_OF_PAGE } }, 'http-200'],
  ])('is not begun by %i %j', async (status, body, code) => {
    stub.answer = () => ({ status, body })
    const error = await failureOf(port.start(ORDER))
    expect(error).toMatchObject({ name: 'PaymentsError', code })
    expect(String(error)).not.toContain(KEY)
    // Not again: nobody knows whether it was taken.
    expect(stub.asked).toHaveLength(1)
  })

  it('was paid where the provider says so, with its amount and currency as they were', async () => {
    stub.answer = () => ({ status: 200, body: verified() })
    expect(await port.status(ORDER.reference)).toEqual({
      state: 'paid',
      charges: [{ id: '2009945086', amount: 500_000, currency: 'ZAR' }],
    })
    expect(stub.asked[0]?.path).toBe(`/transaction/verify/${ORDER.reference}`)
    stub.answer = () => ({ status: 200, body: verified({ amount: 1, currency: 'NGN' }) })
    expect(await port.status(ORDER.reference)).toMatchObject({ charges: [{ amount: 1, currency: 'NGN' }] })
  })

  it.each([
    ['failed', 'refused'],
    ['reversed', 'refused'],
    ['abandoned', 'open'],
    ['ongoing', 'open'],
    ['pending', 'open'],
    ['something new', 'open'],
  ])('that is %s is %s', async (status, state) => {
    stub.answer = () => ({ status: 200, body: verified({ status }) })
    expect(await port.status(ORDER.reference)).toEqual({ state, charges: [] })
  })

  it.each([
    [404, { status: false }],
    [400, { status: false, code: 'transaction_not_found' }],
  ])('that the provider does not know is open: %i %j', async (status, body) => {
    stub.answer = () => ({ status, body })
    expect(await port.status(ORDER.reference)).toEqual({ state: 'open', charges: [] })
  })

  it.each([
    ['another payment', verified({ reference: 'COZA-PY-00000000' })],
    ['no amount', verified({ amount: '5000.5' })],
    ['too much', verified({ amount: 3_000_000_000 })],
    ['no id', verified({ id: null })],
  ])('is not believed to be paid by an answer with %s', async (_, body) => {
    stub.answer = () => ({ status: 200, body })
    expect(await failureOf(port.status(ORDER.reference))).toMatchObject({ name: 'PaymentsError' })
  })

  it('is asked about again by one call where the provider is busy and then silent', async () => {
    const answers = [{ status: 503, body: {} }, null, { status: 200, body: verified() }]
    stub.answer = () => answers.shift() ?? null
    expect(await patient.status(ORDER.reference)).toMatchObject({ state: 'paid' })
    expect(stub.asked).toHaveLength(3)
  })

  it('is asked about again where the provider is busy, and given up where it is silent', async () => {
    const answers = [
      { status: 503, body: {} },
      { status: 429, body: {} },
      { status: 200, body: verified() },
    ]
    stub.answer = () => answers.shift() ?? null
    expect(await port.status(ORDER.reference)).toMatchObject({ state: 'paid' })
    expect(stub.asked).toHaveLength(3)
    expect(await failureOf(hasty.status(ORDER.reference))).toMatchObject({ code: 'timeout' })
    expect(stub.asked).toHaveLength(6)
    const nowhere = createPaystack({ baseUrl: 'http://127.0.0.1:1', secretKey: KEY })
    expect(await failureOf(nowhere.status(ORDER.reference))).toMatchObject({ code: 'unreachable' })
  })

  it('is not waited for longer than the caller says', async () => {
    stub.answer = () => null
    const failure = await failureOf(port.status(ORDER.reference, AbortSignal.timeout(300)))
    expect(failure).toMatchObject({ code: 'timeout', isAway: true })
    expect(stub.asked).toHaveLength(1)
  })
})

describe('a refund at Paystack', () => {
  const answering = (listed: unknown, created: { status: number; body: unknown } | null) => {
    stub.answer = ({ method }) => (method === 'GET' ? { status: 200, body: { status: true, data: listed } } : created)
  }
  const made = (status: string) => ({ status: 200, body: { status: true, data: { id: 1, status } } })

  it('is looked for before it is asked for, by our note on it', async () => {
    answering([{ merchant_note: 'another', status: 'failed' }], made('pending'))
    expect(await port.refund(REFUND)).toBe('pending')
    expect(stub.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /refund?transaction=2009945086&perPage=100',
      'POST /refund',
    ])
    expect(JSON.parse(stub.asked[1]!.body)).toEqual({
      transaction: '2009945086',
      amount: 500_000,
      currency: 'ZAR',
      merchant_note: REFUND.id,
    })
    answering([{ merchant_note: REFUND.id, status: 'processed' }], made('pending'))
    stub.asked = []
    expect(await port.refund(REFUND)).toBe('done')
    expect(stub.asked).toHaveLength(1)
  })

  it.each([
    ['processed', 'done'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['failed', 'byHand'],
    ['needs-attention', 'byHand'],
  ])('that is %s is %s', async (status, expected) => {
    answering([{ merchant_note: REFUND.id, status }], null)
    expect(await port.refund(REFUND)).toBe(expected)
  })

  it('that the provider refuses is for people, and one without an answer is nobody’s yet', async () => {
    answering([], { status: 400, body: { status: false, message: 'Transaction has been fully reversed' } })
    expect(await port.refund(REFUND)).toBe('byHand')
    answering([], null)
    stub.asked = []
    expect(await failureOf(hasty.refund(REFUND))).toMatchObject({ code: 'timeout' })
    expect(stub.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
    answering([], { status: 401, body: { status: false } })
    expect(await failureOf(port.refund(REFUND))).toMatchObject({ code: 'http-401' })
    answering('none', null)
    expect(await failureOf(port.refund(REFUND))).toMatchObject({ name: 'PaymentsError' })
  })
})

describe('a notice of Paystack', () => {
  const sign = (body: Buffer, key = KEY) => createHmac('sha512', key).update(body).digest('hex')
  const read = (body: Buffer, signature: string | undefined) =>
    port.readNotice({ headers: { 'x-paystack-signature': signature }, body })
  const body = Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference: ORDER.reference } }))
  const forged = { isGenuine: false, reference: null }

  it('is genuine with the signature of its bytes', async () => {
    expect(await read(body, sign(body))).toEqual({ isGenuine: true, reference: ORDER.reference })
    const ofRefund = Buffer.from(JSON.stringify({ event: 'refund.processed', data: { transaction_reference: 'T' } }))
    expect(await read(ofRefund, sign(ofRefund))).toEqual({ isGenuine: true, reference: 'T' })
    const odd = Buffer.from('[')
    expect(await read(odd, sign(odd))).toEqual({ isGenuine: true, reference: null })
  })

  it.each([undefined, '', 'x', '00', 'é'.repeat(64), sign(body, 'other'), sign(Buffer.from(`${String(body)} `))])(
    'is forged with %j',
    async (signature) => {
      expect(await read(body, signature)).toEqual(forged)
    },
  )
})
