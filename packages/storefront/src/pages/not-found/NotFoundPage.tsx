import { data, type LoaderFunctionArgs, redirect } from 'react-router'

import { edition } from '#edition'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

export { NotFound as default } from '../../failures/NotFound.tsx'

/** Where the address of a page leads whose id or secret was cut off: to the cars, to where another link is asked for, or to those who can help. */
const WITHOUT_ID: Readonly<Partial<Record<RouteKey, 'buyCars' | 'contactUs' | 'resetPassword'>>> = {
  interested: 'buyCars',
  category: 'buyCars',
  unsubscribeBlog: 'contactUs',
  forgotPassword: 'resetPassword',
}

/** Any path that no route knows answers 404, or leads on where it only lacks its end. */
export function loader({ url }: Pick<LoaderFunctionArgs, 'url'>): Response {
  const cut = parsePath(`${url.pathname.replace(/\/$/, '')}/-`)
  const target = cut === null ? undefined : WITHOUT_ID[cut.key]
  const offered = edition.languages.find((language) => language === cut?.language)
  if (target !== undefined && offered !== undefined) return redirect(pathFor(target, offered), 301)
  throw data(null, { status: 404 })
}
