import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it, onTestFinished, vi } from 'vitest'

import type { Product } from '../product.ts'
import { guessCodes } from './guess-codes.ts'

// A minute passes between two codes.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

/** Guesses ten times at a server that sends codes, and answers guesses with the code of a problem. */
async function guessAt(code: string): Promise<readonly string[]> {
  const server = createServer((request, response) => {
    request.resume()
    const isGuess = request.url === '/api/auth/otp/verify'
    response.writeHead(isGuess ? 422 : 202).end(JSON.stringify(isGuess ? { code } : { proofId: 'proof' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const database = { query: async <Row>() => [{ wrong: 0, tries: 0 } as Row] }
  return (await guessCodes([{ port } as Product], database, 10)).broken
}

it('does not say that all is well where no guess was compared', async () => {
  expect(await guessAt('too_many_requests')).toEqual(['no guess was compared'])
  expect(await guessAt('otp_invalid')).toEqual([])
})
