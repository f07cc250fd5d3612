import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request to a stub of a provider. */
export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** The stub's answer; null is none, until the caller times out. */
export type Answer = { status: number; body: unknown } | null

/** A local server that stands in for a provider: it remembers what it was asked, and answers as `answer` says. */
export async function openProviderStub() {
  const stub = {
    baseUrl: '',
    asked: [] as Asked[],
    answer: (() => ({ status: 500, body: {} })) as (asked: Asked) => Answer,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    void text(request).then((body) => {
      const asked = { method, path, headers, body }
      stub.asked.push(asked)
      const answer = stub.answer(asked)
      if (answer === null) return
      const json = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      response.writeHead(answer.status, { location: '/elsewhere', 'content-type': 'application/json' }).end(json)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stub
}
