import { Writable } from 'node:stream'

import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

import { headOf } from '../head/describe-page.ts'
import { answerMachines } from '../machines/answer-machines.ts'
import { languageOfRequest } from '../request/language-of-request.ts'
import { type SiteRequest, siteContext } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'

/** Answers a request for a page of this edition; the server's only door into the bundle. */
export type SiteHandler = (request: Request, site: SiteRequest) => Promise<Response>

/** Makes the handler of a built edition. */
export function createHandler(build: ServerBuild): SiteHandler {
  const handle = createRequestHandler(build, 'production')
  return async (request, site) => {
    const answer = await answerMachines(request, site)
    if (answer) return answer
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    return handle(request, context)
  }
}

/** Renders a document whole, so that it can be cached, compressed and given the hashes of its inline scripts (decision 30). */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const translator = translatorOf(languageOfRequest(request, new URL(request.url).pathname))
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(
    <I18nextProvider i18n={translator}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
    { onAllReady: resolve, onShellError: reject, onError: reject },
  )
  await ready
  return new Response(
    (await wholeText(pipe)).replace('</head>', () => `${headOf(context)}</head>`),
    { status, headers },
  )
}

/** What a rendering that is ready writes, at once and without a stream's waiting. */
function wholeText(pipe: PipeableStream['pipe']): Promise<string> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    pipe(sink.on('error', reject))
  })
}
