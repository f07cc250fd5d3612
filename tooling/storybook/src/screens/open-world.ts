import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router'

import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'
import { SCREENS } from '@otosafi/storefront/screens'

import type { PageSetting } from '../toolbar/page-setting.ts'
import { type Answer, loadAnswers } from './answers.ts'
import { setEdition } from './current-edition.ts'
import { type Change, replay } from './replay.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** The options of a screen: its address, and answers of the API that differ from the recorded ones. */
export type ScreenArgs = {
  address: (place: { language: Language; answers: readonly Answer[] }) => string
  change?: Change
}

/** A storefront for one screen: a router at the screen's address, and the `fetch` of its pages. */
export type World = { router: Router; fetch: typeof fetch }

/** Converts a route module of the framework into a route object of the router. */
type RouteModule = { default: RouteObject['Component'] } & Pick<
  RouteObject,
  'loader' | 'action' | 'handle' | 'shouldRevalidate' | 'ErrorBoundary'
>

function routeOf(module: object): RouteObject {
  const { default: Component, loader, action, handle, shouldRevalidate, ErrorBoundary } = module as RouteModule
  const parts = { Component, loader, action, handle, shouldRevalidate, ErrorBoundary }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

function routes(language: Language): RouteObject[] {
  const { prefix } = LANGUAGES[language]
  const pages = Object.entries(SCREENS.pages).map(([key, module]) => {
    const path = key === 'home' && prefix !== '' ? '' : ROUTES[key as RouteKey].path
    return { ...routeOf(module), path: `/${[prefix, path].filter((part) => part !== '').join('/')}` }
  })
  const elsewhere = { ...routeOf(SCREENS.notFound), path: '*' }
  return [
    {
      ...routeOf(SCREENS.shell),
      id: 'shell',
      HydrateFallback: () => null,
      children: [...pages, elsewhere],
    } as RouteObject,
  ]
}

/** Sets the chosen edition and opens the storefront at a screen, with data from recorded answers. */
export async function openWorld({ edition, language }: PageSetting, { address, change }: ScreenArgs): Promise<World> {
  const answers = await loadAnswers(edition, language)
  setEdition(edition)
  const fetchApi = replay(answers, change)
  const router = createMemoryRouter(routes(language), {
    initialEntries: [address({ language, answers })],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(SCREENS.siteContext, { fetchApi, host: location.host, pressKey: null })
      return context
    },
  })
  await settled(router)
  return { router, fetch: fetchApi }
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
