import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { endlessAnswer } from '../testing/endless-answer.ts'
import { createPaystack } from './payments/paystack.ts'
import { createAfricasTalking } from './sms/africas-talking.ts'

const server = createServer(endlessAnswer)
let baseUrl = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('a provider of text messages that answers without end is not listened to', async () => {
  const port = createAfricasTalking({ baseUrl, username: 'otosafi', apiKey: 'secret', from: null })
  const sms = { to: '+212661234567', text: '12345' }
  const sent = port.send({ id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21', edition: 'ma', sms })
  await expect(sent).rejects.toMatchObject({ code: 'africastalking-unknown' })
})

it('a provider of payments that answers without end is not listened to', async () => {
  const port = createPaystack({ baseUrl, secretKey: 'secret' })
  await expect(port.status('COZA-PY-4K7Q2PXA')).rejects.toMatchObject({ code: 'http-200' })
})
