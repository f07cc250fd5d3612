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
import { contextScript } from './context-script.ts'
import { htmlKeeperOf } from './html-keeper.tsx'

/** A rendered document: its head, what is seen, which begins with the end of the head, and its scripts behind that. */
export type RenderedDocument = { head: string; body: string; scripts: string }

/** What this edition answers. A document stands beside its response, which has no body then. */
export type SiteAnswer = { response: Response; document: RenderedDocument | null }

/** Answers a request for a page of this edition; the server's only door into the bundle. */
export type SiteHandler = (request: Request, site: SiteRequest) => Promise<SiteAnswer>

/** The documents of requests, by their contexts. */
const documents = new WeakMap<object, RenderedDocument>()

/** Makes the handler of a built edition. */
export function createHandler(build: ServerBuild): SiteHandler {
  const handle = createRequestHandler(build, 'production')
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
  const { serverHandoffStream: data, serverHandoffString: settings = '', ...page } = routerContext
  const html = renderToString(
    <I18nextProvider i18n={translator}>
      <HtmlKeeperContext value={htmlKeeperOf(translator)}>
        <ServerRouter context={onlyMatched(page)} url={request.url} />
      </HtmlKeeperContext>
    </I18nextProvider>,
  )
  const script = data === undefined ? '' : contextScript(settings, await text(data))
  const document = documentOf(html, headOf(context), script)
  documents.set(context, document)
  // While developing, the router's own server answers.
  const body = import.meta.env.DEV ? document.head + document.body + document.scripts : null
  return new Response(body, { status, headers })
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

/** What was rendered, with what the framework does not write: the tags of the head, and the page's own script. */
function documentOf(html: string, headTags: string, script: string): RenderedDocument {
  const headEnd = html.indexOf('</head>')
  const settings = html.lastIndexOf(SETTINGS)
  const settingsEnd = html.indexOf(SCRIPT_END, settings) + SCRIPT_END.length
  const scripts = html.lastIndexOf('<script', settings - 1)
  return {
    head: `<!DOCTYPE html>${html.slice(0, headEnd)}${headTags}`,
    body: html.slice(headEnd, scripts),
    scripts: html.slice(scripts, settings) + script + html.slice(settingsEnd),
  }
}
