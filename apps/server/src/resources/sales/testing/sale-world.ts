import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../../db/database.ts'
import { sharp } from '../../../media/pipeline/configured-sharp.ts'
import { actInOffice } from '../../../office/testing/act-in-office.ts'
import { seedStock } from '../../../testing/cars.ts'
import { filePart, type Part, putForm, textPart } from '../../../testing/multipart.ts'
import { post } from '../../../testing/post.ts'
import { mailsIn } from '../../../testing/sent-messages.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { createRunSales } from '../run-sales.ts'

/** A seller's form. */
export const SOLD = {
  brand: 'toyota',
  model: 'corolla',
  modelYear: '2019',
  mileage: '64200',
  city: 'casablanca',
  fullName: 'Salma Bennani',
  phone: '06 61 23 45 67',
  email: 'Salma@example.org',
  consent: 'true',
}

/** The team's address of the edition that these tests are in. */
const TEAM = 'hello@otosafi.ma'

/** A server with names and questions, and what sellers, the team and the system do with sales on it. */
export async function openSaleWorld(database: Database, options: Parameters<typeof startTestServer>[1] = {}) {
  await seedStock(database, ['ma', 'sn'], 2)
  const server = await startTestServer(database, options)
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  let people = 0

  /** Somebody else's fields. */
  const seller = () => {
    people += 1
    return { ...SOLD, email: `seller${people}@example.org`, phone: `06 61 00 ${String(1000 + people)}` }
  }
  const photo = (body: Buffer = jpeg): Part => filePart(body, { name: 'photos', filename: 'car.jpg' })
  /** Sends the form. A field that is a list is sent several times. */
  const sell = (
    fields: Readonly<Record<string, string | readonly string[]>>,
    {
      photos = [],
      key = randomUUID(),
      headers = {},
      edition = 'ma',
    }: { photos?: readonly Part[]; key?: string; headers?: Record<string, string>; edition?: EditionId } = {},
  ) => {
    const texts = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => textPart(name, each)))
    const request = putForm([...texts, ...photos], { 'idempotency-key': key, 'accept-language': 'fr', ...headers })
    return server.send(edition, '/api/selling-cars', { ...request, method: 'POST' })
  }
  /** Sends a photo before its form. */
  const sendAhead = (edition: EditionId = 'ma') =>
    server.send(edition, '/api/selling-cars/photos', {
      ...putForm([filePart(jpeg, { name: 'photo', filename: 'car.jpg' })]),
      method: 'POST',
    })
  const saleOf = async (id: string, edition: EditionId = 'ma') =>
    (await server.send(edition, `/api/sales/${id}`, { headers: { 'accept-language': 'fr' } })).body
  const answer = (id: string, action: 'accept' | 'refuse' | 'withdraw', body: object = {}) => {
    // A moment later, so that mails have an order.
    server.time.now += 1000
    if (action === 'withdraw') return server.send('ma', `/api/sales/${id}/withdraw`, { method: 'POST' })
    return post(server, `/sales/${id}/${action}`, body)
  }
  const mailsOn = async (reference: string, to: string) =>
    (await mailsIn(database)).filter((mail) => mail.to === to && `${mail.subject} ${mail.text}`.includes(reference))
  /** The path of the link in the latest mail to the team. */
  const teamLink = async (reference: string, team = TEAM) => {
    const links = (await mailsOn(reference, team)).map(({ text }) => /\/team\/sales\/[\w-]{43}/.exec(text)?.[0] ?? '')
    return links.at(-1) ?? ''
  }
  const click = (path: string, form: Record<string, string>, edition: EditionId = 'ma') => {
    server.time.now += 1000
    return server.send(edition, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
  }
  /** Takes an action of the team by the link of the latest mail. */
  const act = async (reference: string, form: Record<string, string>) => click(await teamLink(reference), form)
  /** Pays the seller, which only the office does. */
  const pay = (reference: string) => actInOffice(database, server, { kind: 'sale', reference, action: 'pay' })
  const eventsOf = (reference: string) =>
    database.kysely
      .selectFrom('sale_events as e')
      .innerJoin('sales as s', (join) => join.onRef('s.edition', '=', 'e.edition').onRef('s.id', '=', 'e.sale_id'))
      .select(['e.version', 'e.action', 'e.actor', 'e.state', 'e.at', 'e.offer', 'e.appointment_at', 'e.reason'])
      .where('s.reference', '=', reference)
      .orderBy('e.version')
      .execute()
  const run = () =>
    createRunSales({ database, clock: () => server.time.now, originOf: (edition) => `https://${edition}.test` })(
      new AbortController().signal,
    )

  return { server, seller, photo, sell, sendAhead, saleOf, answer, mailsOn, teamLink, click, act, pay, eventsOf, run }
}
