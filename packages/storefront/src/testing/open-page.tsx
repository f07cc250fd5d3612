import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nContext } from 'react-i18next'
import {
  createMemoryRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router'

import type { Problem } from '@otosafi/api-client/problem'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { siteContext } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'

/** Answers of a test's API, by method and path: `POST /api/questions`. */
export type ApiAnswers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>

/**
 * Opens a page of `routes` at `path` as a visitor sees it, in a language, before an API that answers nothing but
 * `answers`. Resolves with a visitor's hands, the texts of the language, the router, and the calls that the API was sent.
 */
export async function openPage({
  language,
  path,
  routes,
  answers = {},
  hydrationData,
}: {
  language: Language
  path: string
  routes: RouteObject[]
  answers?: ApiAnswers
  /** Loader and action data of the page by the ids of its routes. */
  hydrationData?: HydrationState
}) {
  const calls: Request[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    calls.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    if (answer === undefined) throw new Error(`The API of this test has no ${request.method} ${request.url}`)
    return answer(request)
  }
  document.documentElement.lang = language
  document.documentElement.dir = LANGUAGES[language].dir
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    ...(hydrationData === undefined ? {} : { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(siteContext, { fetchApi, host: location.host, idempotencyKey: null })
      return context
    },
  })
  const i18n = translatorOf(language)
  const user = userEvent.setup()
  const { container, unmount } = render(
    <I18nContext value={{ i18n }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
  return { user, container, unmount, router, calls, t: i18n.t }
}

/** An answer of the API that refuses a call. */
export function refusal(status: number, code: Problem['code'], errors?: Problem['errors']): Response {
  const problem = { type: 'about:blank', title: code, status, code, errors }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
}
