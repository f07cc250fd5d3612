import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { endlessAnswer } from '../../testing/endless-answer.ts'
import { createHttpRates } from './http-rates.ts'

/** A source that answers as told, and its address. */
async function startSource(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest?key=secret`
}

const fetchFrom = (url: string, timeoutMs?: number) =>
  createHttpRates(url, timeoutMs === undefined ? {} : { timeoutMs }).fetchRates(new AbortController().signal)

/** Why rates could not be had from `url`. */
async function failureOf(url: string, timeoutMs?: number): Promise<Error> {
  const error = await fetchFrom(url, timeoutMs).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('There were rates')
  expect(error.name).toBe('RatesError')
  expect(error.message).not.toContain('secret')
  return error
}

it('asks the source and names it after its host', async () => {
  const asked: (string | undefined)[] = []
  const url = await startSource((request, response) => {
    asked.push(request.url, request.headers.accept)
    response.end(JSON.stringify({ base: 'EUR', date: '2026-06-01', rates: { MAD: 10.71, USD: 1.18, JPY: 170 } }))
  })
  expect(await fetchFrom(url)).toEqual({
    date: '2026-06-01',
    source: '127.0.0.1',
    perEuro: { MAD: 10.71, USD: 1.18 },
  })
  expect(asked).toEqual(['/latest?key=secret', 'application/json'])
})

it('follows nowhere', async () => {
  let visits = 0
  const elsewhere = await startSource((_, response) => {
    visits += 1
    response.end(JSON.stringify({ base: 'EUR', date: '2026-06-01', rates: { MAD: 10.71 } }))
  })
  const url = await startSource((_, response) => response.writeHead(302, { location: elsewhere }).end())
  expect((await failureOf(url)).message).toBe('The source of exchange rates answered 302')
  expect(visits).toBe(0)
})

it('does not wait for ever, neither for the answer nor for its end', async () => {
  const silent = await startSource(() => undefined)
  const slow = await startSource((_, response) => void response.write('{'))
  for (const url of [silent, slow]) expect((await failureOf(url, 50)).message).toContain('TimeoutError')
})

it('stops on abort', async () => {
  const silent = await startSource(() => undefined)
  const stopping = new AbortController()
  const fetching = createHttpRates(silent).fetchRates(stopping.signal)
  stopping.abort()
  await expect(fetching).rejects.toThrow('AbortError')
})

it('does not read an endless answer', async () => {
  const url = await startSource(endlessAnswer)
  expect((await failureOf(url)).message).toBe('The source of exchange rates answered too much')
})

it('says when the source is away or out of order', async () => {
  const url = await startSource((_, response) => response.writeHead(500).end('{}'))
  expect((await failureOf(url)).message).toBe('The source of exchange rates answered 500')
  expect((await failureOf('http://127.0.0.1:1/?secret')).message).toContain('could not be read')
})
