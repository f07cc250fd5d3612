import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { send } from './client.ts'

/** The port of a server that answers so. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

it('gives the status and the code of a problem', async () => {
  const port = await serve((_, response) => response.writeHead(422).end('{"code":"otp_invalid"}'))
  const guess = send({ port, path: '/api/auth/otp/verify', address: '10.0.0.1', body: { code: '00000' } })
  expect(await guess).toMatchObject({ status: 422, code: 'otp_invalid' })
})

it('comes from the address that is said, and rejects where there is no answer', async () => {
  const port = await serve(({ headers, socket }, response) => {
    if (headers['x-forwarded-for'] === '10.0.0.1') response.end(`${headers['accept-encoding']}`)
    else socket.destroy()
  })
  // What is timed is not compressed, which would share the processor with it.
  expect(await send({ port, path: '/', address: '10.0.0.1' })).toMatchObject({ status: 200, body: 'undefined' })
  await expect(send({ port, path: '/other', address: '10.0.0.2' })).rejects.toThrow('/other was not answered')
})
