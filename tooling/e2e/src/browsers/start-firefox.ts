import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { type Driver, WINDOW } from './driver.ts'

type Answer = { id?: number; type: string; method?: string; message?: string; params?: LogEntry; result?: unknown }
type LogEntry = { level: string; text: string | null }
type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox's error for an answer whose reading was aborted by a navigation. */
const GIVEN_UP = 'TypeError: Error in input stream'

/**
 * Starts Firefox with an empty profile, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi), which it speaks
 * itself.
 */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'otosafi-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let address: string | undefined
  const lines = createInterface({ input: child.stderr })
  for await (const line of lines) {
    address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) break
  }
  child.stderr.resume()
  if (address === undefined) throw new Error(`${program} ended before it listened`)

  const faults: string[] = []
  const { call, close } = await connect(`${address}/session`, ({ level, text }) => {
    if ((level === 'error' || level === 'warn') && text !== GIVEN_UP) faults.push(`${level}: ${text}`)
  })
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: [{ context: string }] }
  const [{ context }] = contexts
  await call('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    faults,
    async go(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: false }
      const answer = (await call('script.evaluate', params)) as Evaluated
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    async perform(input) {
      await call('input.performActions', { context, actions: [input] })
    },
    async close() {
      await call('browser.close', {})
      close()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** A connection on which commands are answered by their number, and entries of the console come by themselves. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else if (answer.method === 'log.entryAdded' && answer.params) onLog(answer.params)
  })
  await once(socket, 'open')
  let last = 0
  return {
    close: () => socket.close(),
    async call(method: string, params: object): Promise<unknown> {
      last += 1
      const { promise, resolve } = Promise.withResolvers<Answer>()
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
      const answer = await promise
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
      return answer.result
    },
  }
}
