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

import { documentDataOf } from '@otosafi/framework-output/data/document-data'
import { documentFiles } from '@otosafi/framework-output/data/document-files'
import type { RenderedDocument, SiteHandler } from '@otosafi/framework-output/data/site-handler'
import { developmentDocument } from '@otosafi/framework-output/page/development-document'

import { answerLightCar } from '../features/car/answer-light-car.tsx'
import { answerOfflinePage } from '../offline/offline-document.tsx'
import { isRefused } from '../overlay/is-refused.ts'
import { languageOfRequest } from '../request/language-of-request.ts'
import { siteContext } from '../request/site-context.ts'
import { answerSiteFile } from '../seo/answer-site-file.ts'
import { headOf } from '../seo/describe-page.ts'
import { translatorOf } from '../texts/translators.ts'
import { logPageError } from './log-page-error.ts'

import arabicStandIns from '@otosafi/ui/theme/stand-ins-arabic.css?inline'
import digitStandIns from '@otosafi/ui/theme/stand-ins-digits.css?inline'
import standIns from '@otosafi/ui/theme/stand-ins.css?inline'

/** The documents of requests, by their contexts. */
const documents = new WeakMap<object, RenderedDocument>()

/** Creates the handler of a built edition. */
export function createHandler(build: ServerBuild): SiteHandler {
  const module = { ...build.entry.module, handleError: logPageError }
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production')
  return async (request, site) => {
    const answer =
      (await answerSiteFile(request, site)) ?? answerOfflinePage(request) ?? (await answerLightCar(request, site))
    if (answer) return { response: answer, document: null }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    const response = await handle(request, context)
    return { response, document: documents.get(context) ?? null }
  }
}

/** Renders a document whole, so that it can be cached, compressed and given the hashes of its inline scripts (P-40). */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const language = languageOfRequest(request, new URL(request.url).pathname)
  const { serverHandoffStream: stream, ...page } = routerContext
  const { manifest, staticHandlerContext: result } = page
  const ids = result.matches.map(({ route }) => route.id).filter((id) => id in manifest.routes)
  const pageManifest = onlyRoutes(manifest, ids)
  const translator = translatorOf(language)
  const html = renderToString(
    <I18nextProvider i18n={translator}>
      <ServerRouter context={{ ...page, manifest: pageManifest }} url={request.url} />
    </I18nextProvider>,
  )
  const routerText = async (): Promise<string> => (stream === undefined ? '' : await text(stream))
  const document = {
    html,
    ...headOf(context, Object.values(result.actionData ?? {}).some(isRefused) ? translator.t : null),
    style: standIns + (language === 'ar' ? arabicStandIns : digitStandIns),
    files: documentFiles(pageManifest),
    data: await documentDataOf(result, routerText),
  }
  // While developing, the router's own server answers.
  if (import.meta.env.DEV) return new Response(developmentDocument(document), { status, headers })
  documents.set(context, document)
  return new Response(null, { status, headers })
}

/** The manifest with the routes of a page alone: the router would search all of them. */
function onlyRoutes(manifest: EntryContext['manifest'], ids: readonly string[]): EntryContext['manifest'] {
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) }
}
