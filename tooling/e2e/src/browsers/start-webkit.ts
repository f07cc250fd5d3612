import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '@otosafi/product-process/free-port'

import { type Driver, WINDOW } from './driver.ts'

/** Timeout of the driver's start, and the interval of polling for it. */
const START_TIMEOUT_MS = 30_000
const POLL_MS = 50

/** Timeout of a script in the page: during a navigation one may stay unanswered. */
const SCRIPT_TIMEOUT_MS = 5000

/** The window is otherwise never narrower than its tool bar. */
const NARROW_TOOL_BAR =
  '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0; -gtk-icon-source: none; }'

/**
 * Collects the page's errors, from the first question to it on: WebDriver does not report them. Script takes a page over
 * later than that, at its first touch; what comes between the last question and the next document is missed.
 */
const WATCH = `const found = (globalThis.collectedFaults ??= (() => {
  const found = []
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => {
      found.push(level + ': ' + words.join(' '))
      write.apply(console, words)
    }
  }
  addEventListener('error', ({ message }) => found.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => found.push('uncaught: ' + reason))
  addEventListener('securitypolicyviolation', (event) => found.push('policy broken: ' + event.violatedDirective))
  return found
})())`

/** Starts WebKit on a screen of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2) through its driver. */
export async function startWebKit(programs: { driver: string; screen: string }): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOL_BAR)
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, XDG_CONFIG_HOME: folder }
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })

  const faults: string[] = []
  await untilListens(port)
  const alwaysMatch = { timeouts: { script: SCRIPT_TIMEOUT_MS } }
  const { sessionId } = (await call(port, 'POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  const post = (path: string, body: object) => call(port, 'POST', `/session/${sessionId}${path}`, body)
  await post('/window/rect', WINDOW)
  return {
    faults,
    async go(url) {
      await post('/url', { url })
    },
    async evaluate(expression) {
      const script = `${WATCH}\nreturn [${expression}, found.splice(0)]`
      const [value, found] = (await post('/execute/sync', { script, args: [] })) as [string | null, string[]]
      faults.push(...found)
      return value
    },
    async perform(input) {
      await post('/actions', { actions: [input] })
    },
    async close() {
      await call(port, 'DELETE', `/session/${sessionId}`)
      await Promise.all([stop(driver), stop(screen)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function untilListens(port: number): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await call(port, 'GET', '/status')
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(POLL_MS)
    }
  }
}

async function call(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
