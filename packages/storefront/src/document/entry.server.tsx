import { text } from 'node:stream/consumers'

import { renderToString } from 'react-dom/server'
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
import { HtmlKeeperContext } from '../request/KeptHtml.tsx'
import { languageOfRequest } from '../request/language-of-request.ts'
import { type SiteRequest, siteContext } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'
import { type DocumentData, documentDataOf } from './document-data.ts'
import { htmlKeeperOf } from './html-keeper.tsx'
import { logPageError } from './log-page-error.ts'

/**
 * A rendered document: its head, what is seen, which begins with the end of the head, and its scripts behind that; and
 * what the page is made of, which no script has yet.
 */
export type RenderedDocument = { head: string; body: string; scripts: string; data: DocumentData }

/** What this edition answers. A document stands beside its response, which has no body then. */
export type SiteAnswer = { response: Response; document: RenderedDocument | null }

/** Answers a request for a page of this edition; the server's only door into the bundle. */
export type SiteHandler = (request: Request, site: SiteRequest) => Promise<SiteAnswer>

/** The documents of requests, by their contexts. */
const documents = new WeakMap<object, RenderedDocument>()

/** Makes the handler of a built edition. */
export function createHandler(build: ServerBuild): SiteHandler {
  const module = { ...build.entry.module, handleError: logPageError }
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production')
  return async (request, site) => {
    const answer = await answerMachines(request, site)
    if (answer) return { response: answer, document: null }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    const response = await handle(request, context)
    return { response, document: documents.get(context) ?? null }
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
  const { serverHandoffStream: stream, serverHandoffString: settings = '', ...page } = routerContext
  const routerText = async (): Promise<string> => (stream === undefined ? '' : await text(stream))
  const html = renderToString(
    <I18nextProvider i18n={translator}>
      <HtmlKeeperContext value={htmlKeeperOf(translator)}>
        <ServerRouter context={onlyMatched(page)} url={request.url} />
      </HtmlKeeperContext>
    </I18nextProvider>,
  )
  const parts = partsOf(html, headOf(context))
  // While developing, the router's own server answers.
  if (import.meta.env.DEV) return new Response(wholeOf(parts, settings, await routerText()), { status, headers })
  documents.set(context, { ...parts, data: await documentDataOf(page.staticHandlerContext, routerText) })
  return new Response(null, { status, headers })
}

/** Of all pages, those that are rendered: the router would look at every other one too. */
function onlyMatched(page: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = page
  const ids = staticHandlerContext.matches.map(({ route }) => route.id).filter((id) => id in manifest.routes)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...page, manifest: { ...manifest, routes } }
}

/** The framework's script for its settings, which stands behind the one that scrolls. */
const SETTINGS = '<script>window.__reactRouterContext = '
const SCRIPT_END = '</script>'

type Parts = Omit<RenderedDocument, 'data'>

/** What was rendered, with the tags of the head, and without the framework's script for its settings. */
function partsOf(html: string, headTags: string): Parts {
  const headEnd = html.indexOf('</head>')
  const settings = html.lastIndexOf(SETTINGS)
  const settingsEnd = html.indexOf(SCRIPT_END, settings) + SCRIPT_END.length
  const scripts = html.lastIndexOf('<script', settings - 1)
  return {
    head: `<!DOCTYPE html>${html.slice(0, headEnd)}${headTags}`,
    body: html.slice(headEnd, scripts),
    scripts: html.slice(scripts, settings) + html.slice(settingsEnd),
  }
}

/** The document as the framework would have written it, but in one go. */
function wholeOf({ head, body, scripts }: Parts, settings: string, data: string): string {
  const start = `c.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});c.close()`
  const stream = `new ReadableStream({start(c){${start}}}).pipeThrough(new TextEncoderStream)`
  return `${head}${body}<script>window.__reactRouterContext={...${settings},stream:${stream}}</script>${scripts}`
}
