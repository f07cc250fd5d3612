import { Agent, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { expect, it } from 'vitest'

import { ask } from './ask.ts'

/** Asks twice by connections that are used again, of a server that closes each without an answer after so many answers. */
async function askTwice(answersOfConnection: number, resends?: number): Promise<number[]> {
  const answered = new Map<Socket, number>()
  const server = createServer((request, response) => {
    const { socket } = request
    const before = answered.get(socket) ?? 0
    answered.set(socket, before + 1)
    if (before >= answersOfConnection) socket.destroy()
    else response.end('here')
  })
  const agent = new Agent({ keepAlive: true })
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const first = await ask(port, '/', undefined, { agent, ...(resends === undefined ? {} : { resends }) })
    const second = await ask(port, '/', undefined, { agent, ...(resends === undefined ? {} : { resends }) })
    return [first.status, second.status]
  } finally {
    agent.destroy()
    server.close()
  }
}

it('sends a request again, where that is asked for, whose connection had been closed since its last answer', async () => {
  expect(await askTwice(1, 1)).toEqual([200, 200])
})

it('does not send a request again by itself', async () => {
  expect(await askTwice(1)).toEqual([200, 0])
})

it('tells of a new connection that is closed without an answer', async () => {
  expect(await askTwice(0, 1)).toEqual([0, 0])
})
