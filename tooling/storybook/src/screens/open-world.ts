import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router'

import { sessionCookieName } from '@otosafi/domain/session/cookie-names'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'
import { SCREENS } from '@otosafi/storefront/screens'

import type { PageSetting } from '../toolbar/page-setting.ts'
import { type Answer, loadAnswers } from './answers.ts'
import { setEdition } from './current-edition.ts'
import { type Change, replay } from './replay.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** The options of a screen: its address, its visitor, and answers of the API that differ from the recorded ones. */
export type ScreenArgs = {
  address: (place: { language: Language; answers: readonly Answer[] }) => string
  change?: Change
  /** Whether the visitor comes with a session; whose it is, `change` answers. */
  isSignedIn?: boolean
  /** The fields of a form that the visitor has sent to the page, which shows its answer. */
  sent?: Readonly<Record<string, string>>
}

/** A storefront for one screen: a router at the screen's address, the `fetch` of its pages, what that had no answer to, and its visitor. */
export type World = { router: Router; fetch: typeof fetch; unanswered: readonly string[]; isSignedIn: boolean }

/** Converts a route module of the framework into a route object of the router. */
type RouteModule = { default: RouteObject['Component'] } & Pick<
  RouteObject,
  'loader' | 'action' | 'handle' | 'shouldRevalidate' | 'ErrorBoundary'
>

function routeOf(module: object, cookies: string): RouteObject {
  const { default: Component, loader, action, handle, shouldRevalidate, ErrorBoundary } = module as RouteModule
  const parts = {
    Component,
    loader: withCookies(loader, cookies),
    action: withCookies(action, cookies),
    handle,
    shouldRevalidate,
    ErrorBoundary,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** A request with the cookies of a visitor, which a browser lets no script set. */
class RequestWithCookies extends Request {
  override readonly headers: Headers

  constructor(request: Request, cookies: string) {
    super(request)
    this.headers = new Headers(request.headers)
    this.headers.set('cookie', cookies)
  }
}

function withCookies(load: RouteObject['loader'], cookies: string): RouteObject['loader'] {
  if (typeof load !== 'function') return load
  return (args, context) => load({ ...args, request: new RequestWithCookies(args.request, cookies) }, context)
}

/** The path of a page, as an edition's bundle has it (P-04). */
function pathOf(key: RouteKey, language: Language): string {
  const { prefix } = LANGUAGES[language]
  if ('unprefixed' in ROUTES[key]) return `/${ROUTES[key].path}`
  const path = key === 'home' && prefix !== '' ? '' : ROUTES[key].path
  return `/${[prefix, path].filter((part) => part !== '').join('/')}`
}

function routes(language: Language, isSignedIn: boolean): RouteObject[] {
  const session = isSignedIn ? [`${sessionCookieName('access', location.protocol === 'https:')}=story`] : []
  const cookies = [`language=${language}`, ...session].join('; ')
  const pages = SCREENS.pages.map(({ key, module }) => ({ ...routeOf(module, cookies), path: pathOf(key, language) }))
  const elsewhere = { ...routeOf(SCREENS.notFound, cookies), path: '*' }
  return [
    {
      ...routeOf(SCREENS.shell, cookies),
      id: 'shell',
      HydrateFallback: () => null,
      children: [...pages, elsewhere],
    } as RouteObject,
  ]
}

/** Sets the chosen edition and opens the storefront at a screen, with data from recorded answers. */
export async function openWorld(
  { edition, language }: PageSetting,
  { address, change, isSignedIn = false, sent }: ScreenArgs,
): Promise<World> {
  const answers = await loadAnswers(edition, language)
  setEdition(edition)
  const unanswered: string[] = []
  const fetchApi = replay(answers, change, (path) => unanswered.push(path))
  const start = address({ language, answers })
  const router = createMemoryRouter(routes(language, isSignedIn), {
    initialEntries: [start],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(SCREENS.siteContext, { fetchApi, host: location.host, idempotencyKey: null })
      return context
    },
  })
  await settled(router)
  if (sent) await router.navigate(start, { formMethod: 'post', formData: formOf(sent) })
  return { router, fetch: fetchApi, unanswered, isSignedIn }
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Resolves once the first page's data or error is loaded. */
function settled(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    else {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    }
  })
}
