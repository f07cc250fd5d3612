import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router'

import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'
import { SCREENS } from '@otosafi/storefront/screens'

import type { PageSetting } from '../toolbar/page-setting.ts'
import { type Answer, loadAnswers } from './answers.ts'
import { type Change, replay } from './replay.ts'
import { wearEdition } from './worn-edition.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** What a screen is opened with: its address, and what the API says otherwise than recorded. */
export type ScreenArgs = {
  address: (place: { language: Language; answers: readonly Answer[] }) => string
  change?: Change
}

/** A small storefront: its router stands at the screen's address, and `fetch` is what its pages ask. */
export type World = { router: Router; fetch: typeof fetch }

/** A module as a route of the framework; the router takes its parts under their own names. */
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

/** Puts on the chosen edition and opens the storefront at a screen, with its data loaded from recorded answers. */
export async function openWorld({ edition, language }: PageSetting, { address, change }: ScreenArgs): Promise<World> {
  const answers = await loadAnswers(edition, language)
  wearEdition(edition)
  const fetchApi = replay(answers, change)
  const router = createMemoryRouter(routes(language), {
    initialEntries: [address({ language, answers })],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(SCREENS.siteContext, { fetchApi, host: location.host })
      return context
    },
  })
  await settled(router)
  return { router, fetch: fetchApi }
}

/** Resolves once the first page's data are there, or its error is. */
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
