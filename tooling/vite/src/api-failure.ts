import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

import type { Plugin } from 'vite'

/** Characters that mean something in HTML. */
const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The origin of the API, and the file to which its last error is written, if any. */
export type DevelopedApi = { origin: string; errorFile: string | undefined }

/**
 * While developing, shows in the browser why the API does not answer, in place of pages that could only say that they are
 * not available: a syntax error in the server is printed on the page, which reloads until the API is back.
 */
export function apiFailure({ origin, errorFile }: DevelopedApi): Plugin {
  return {
    name: 'otosafi:api-failure',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        isListening(new URL(origin)).then((isUp) => {
          if (isUp) return next()
          response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          response.end(pageOf(origin, lastError(errorFile)))
        }, next)
      })
    },
  }
}

function isListening({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const answer = (isUp: boolean) => {
      socket.destroy()
      resolve(isUp)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}

function lastError(file: string | undefined): string {
  try {
    return file === undefined ? '' : readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function pageOf(origin: string, error: string): string {
  const printed = error.replaceAll(/[&<>"]/g, (character) => SPECIAL[character] ?? '')
  const what =
    error === '' ? '<p>It is still starting, or was not started.</p>' : `<p>It last printed:</p><pre>${printed}</pre>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>The API does not answer</title><style>body{margin:2rem;font:1rem/1.5 system-ui}pre{overflow:auto}</style>
<h1>The API at ${origin} does not answer</h1>${what}<p>This page loads again by itself.</p></html>`
}
