import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { MessageRefused } from '../message-refused.ts'
import { createAfricasTalking } from './africas-talking.ts'
import { SmsError, type SmsPort } from './sms-port.ts'
import { createTwilio } from './twilio.ts'

const SMS = { to: '+212661234567', text: 'رمزكم هو 12345 & more=…' }

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; fields: Record<string, string> }

/** Stands in for a provider: remembers what it was asked and answers as told. */
const provider = {
  asked: [] as Asked[],
  answer: { status: 201, body: '' },
  server: createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    void text(request).then((form) => {
      provider.asked.push({ method, path, headers, fields: Object.fromEntries(new URLSearchParams(form)) })
      response.writeHead(provider.answer.status, { location: '/elsewhere' }).end(provider.answer.body)
    })
  }),
}
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`
})
afterAll(() => provider.server.close())
beforeEach(() => {
  provider.asked = []
})

const send = (port: SmsPort) => port.send({ id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21', edition: 'ma', sms: SMS })
const failureOf = (port: SmsPort): Promise<unknown> =>
  send(port).then(
    () => null,
    (error: unknown) => error,
  )

describe('Africa’s Talking', () => {
  const port = (from: string | null = 'Otosafi') =>
    createAfricasTalking({ baseUrl, username: 'otosafi', apiKey: 'secret', from })
  const answer = (statusCode: number) =>
    JSON.stringify({ SMSMessageData: { Message: 'Sent to 1/1', Recipients: [{ statusCode, number: SMS.to }] } })

  it('is given a message as a form, with its key in a header', async () => {
    provider.answer = { status: 201, body: answer(101) }
    await send(port())
    await send(port(null))
    const [first, second] = provider.asked
    expect(first).toMatchObject({ method: 'POST', path: '/version1/messaging', headers: { apikey: 'secret' } })
    expect(first?.fields).toEqual({ username: 'otosafi', to: SMS.to, message: SMS.text, from: 'Otosafi' })
    expect(second?.fields).not.toHaveProperty('from')
  })

  it.each([403, 404, 406, 409])('refuses a number for good with %i', async (status) => {
    provider.answer = { status: 201, body: answer(status) }
    expect(await failureOf(port())).toBeInstanceOf(MessageRefused)
  })

  it.each([
    [201, answer(405), 'africastalking-405'],
    [201, answer(502), 'africastalking-502'],
    [201, '{}', 'africastalking-unknown'],
    [201, '<html>', 'africastalking-unknown'],
    [401, 'The supplied authentication is invalid', 'http-401'],
    [302, '', 'http-302'],
    [500, '', 'http-500'],
  ])('may be tried again after %i %s', async (status, body, code) => {
    provider.answer = { status, body }
    const error = await failureOf(port())
    expect(error).toBeInstanceOf(SmsError)
    expect(error).toMatchObject({ code })
    expect(String(error)).not.toContain(SMS.to)
    expect(provider.asked).toHaveLength(1)
  })
})

describe('Twilio', () => {
  const port = () => createTwilio({ baseUrl, accountSid: 'AC1', authToken: 'secret', from: '+15005550006' })

  it('is given a message as a form, with account and token', async () => {
    provider.answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) }
    await send(port())
    expect(provider.asked[0]).toMatchObject({
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}` },
      fields: { To: SMS.to, From: '+15005550006', Body: SMS.text },
    })
  })

  it.each([21_211, 21_610, 21_614])('refuses a number for good with %i', async (code) => {
    provider.answer = { status: 400, body: JSON.stringify({ code, message: `No ${SMS.to}`, status: 400 }) }
    const error = await failureOf(port())
    expect(error).toBeInstanceOf(MessageRefused)
    expect(String(error)).not.toContain(SMS.to)
  })

  it.each([
    [429, JSON.stringify({ code: 20_429 }), 'twilio-20429'],
    // Settings of the account: the sender, and the countries that it may send to.
    [400, JSON.stringify({ code: 21_606 }), 'twilio-21606'],
    [400, JSON.stringify({ code: 21_408 }), 'twilio-21408'],
    [503, '', 'http-503'],
  ])('may be tried again after %i', async (status, body, code) => {
    provider.answer = { status, body }
    expect(await failureOf(port())).toMatchObject({ name: 'SmsError', code })
  })
})

it('gives up a provider that cannot be reached', async () => {
  const port = createTwilio({ baseUrl: 'http://127.0.0.1:1', accountSid: 'AC1', authToken: 'x', from: 'Otosafi' })
  expect(await failureOf(port)).toBeInstanceOf(Error)
})
