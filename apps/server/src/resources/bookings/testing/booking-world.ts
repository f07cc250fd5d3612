import { expect } from 'vitest'

import type { Database } from '../../../db/database.ts'
import { actInOffice } from '../../../office/testing/act-in-office.ts'
import { choosePayments, type ChoosePayments } from '../../../outside/payments/choose-payments.ts'
import { addCar, seedStock } from '../../../testing/cars.ts'
import { sendRequest } from '../../../testing/http-request.ts'
import { post } from '../../../testing/post.ts'
import { mailsIn } from '../../../testing/sent-messages.ts'
import { verifyCode } from '../../../testing/sign-up.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { createRunPayments } from '../../payments/run-payments.ts'
import { createRunBookings } from '../run-bookings.ts'

/** The terms that a visitor of `ma` sees. */
export const TERMS_VERSION = '3000-MAD-7-full'

/** A server with a small stock, and what visitors, the team and the system do with bookings on it. */
export async function openBookingWorld(
  database: Database,
  options: { payments?: ChoosePayments; follow?: boolean } = {},
) {
  await seedStock(database, ['ma', 'coza', 'default'], 2)
  const server = await startTestServer(database, options)
  let people = 0

  /** A car for sale in the database and the index. */
  const newCar = async () => {
    const id = await addCar(database, 'ma')
    await server.search.refresh()
    return id
  }
  /** A guest who has verified an address by its code, as the answer to it has come in. */
  const newGuest = async () => {
    const email = `guest-${(people += 1)}@example.org`
    const asked = await post(server, '/auth/otp', { channel: 'email', destination: email })
    const { proofId } = asked.body
    const [mail] = (await mailsIn(database)).filter(({ to }) => to === email)
    const code = /\b\d{5}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    const verified = await verifyCode(server, { destination: email, proofId, code })
    expect(verified.status).toBe(204)
    return { fullName: 'Salma Bennani', phone: '06 61 23 45 67', email, proofId, consent: true }
  }
  const book = async (car: string, guest?: object, options = {}) =>
    post(server, '/bookings', { car, termsVersion: TERMS_VERSION, ...(guest ?? (await newGuest())) }, options)
  const cancel = (id: string) => {
    // A moment later, so that mails have an order.
    server.time.now += 1000
    return server.send('ma', `/api/bookings/${id}/cancel`, { method: 'POST' })
  }
  const statusOf = async (id: string) => {
    const row = await database.kysely.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status
  }
  const eventsOf = (reference: string) =>
    database.kysely
      .selectFrom('booking_events as e')
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.edition', '=', 'e.edition').onRef('b.id', '=', 'e.booking_id'),
      )
      .select(['e.version', 'e.action', 'e.actor', 'e.state', 'e.amount', 'e.reason'])
      .where('b.reference', '=', reference)
      .orderBy('e.version')
      .execute()
  const mailsOn = async (reference: string, to: string) =>
    (await mailsIn(database)).filter((mail) => mail.to === to && `${mail.subject} ${mail.text}`.includes(reference))
  const run = () =>
    createRunBookings({
      database,
      payments: options.payments ?? (() => null),
      clock: () => server.time.now,
      originOf: (edition) => `https://${edition}.test`,
    })(new AbortController().signal)
  /** The path of the link in the latest mail to the team. */
  const teamLink = async (reference: string) => {
    const mails = await mailsOn(reference, 'hello@otosafi.ma')
    const links = mails.map(({ text }) => /\/team\/bookings\/[\w-]{43}/.exec(text)?.[0] ?? '')
    return links.at(-1) ?? ''
  }
  const click = (path: string, form: Record<string, string>) => {
    server.time.now += 1000
    return server.send('ma', path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
  }
  /** Takes a step of the team that only the office takes. */
  const inOffice = (reference: string, action: 'refund' | 'refundStray' | 'cancel', reason?: string) =>
    actInOffice(database, server, { kind: 'booking', reference, action, ...(reason !== undefined && { reason }) })

  const startDeposit = (id: string) => post(server, `/bookings/${id}/payment`, { returnTo: '/fr/home' })
  /** The page of the provider to which the start of a deposit leads. */
  const pageOf = async (redirectTo: string) => {
    const { bytes } = await server.send('ma', new URL(redirectTo).pathname)
    return /url=([^"]+)/.exec(bytes.toString())?.[1] ?? ''
  }
  /** Clicks on the page of the stand-in. */
  const decide = async (page: string, outcome: string) => {
    const answer = await sendRequest(server.port, 'otosafi.ma.localhost', new URL(page).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `outcome=${outcome}`,
    })
    return { status: answer.status, location: answer.headers['location'] }
  }
  const reported: string[] = []
  /** The job of payments, as it runs when it is woken. What it reports is kept. */
  const runPayments = () => {
    const clock = () => server.time.now
    const payments = options.payments ?? choosePayments({ mode: 'test', paymentsUrls: {} }, database, clock)
    const originOf = (edition: string) => `https://${edition}.test`
    const report = (message: string) => reported.push(message)
    return createRunPayments({ database, payments, clock, originOf, report })(new AbortController().signal)
  }
  const bookingOf = async (id: string) => (await server.send('ma', `/api/bookings/${id}`)).body

  return {
    startDeposit,
    pageOf,
    decide,
    runPayments,
    reported,
    bookingOf,
    server,
    newCar,
    newGuest,
    book,
    cancel,
    statusOf,
    eventsOf,
    mailsOn,
    run,
    teamLink,
    click,
    inOffice,
  }
}
