import type { RouteKey } from '@otosafi/editions/routes/route-table'

import * as notFoundPage from './pages/not-found/NotFoundPage.tsx'
import { PAGES } from './pages/pages.ts'
import { siteContext } from './request/site-context.ts'
import * as shellRoute from './shell/ShellRoute.tsx'

/** The route modules that show a page, by their files; those of other names answer with a file. */
const MODULES = import.meta.glob<object>('./pages/*/*Page.tsx', { eager: true })

/**
 * For rendering whole screens outside an edition's bundle, as Storybook does: the route module of every page, and the context
 * that their loaders read.
 */
export const SCREENS = {
  shell: shellRoute,
  pages: (Object.keys(PAGES) as RouteKey[]).flatMap((key) => {
    const module = MODULES[`./${PAGES[key]}`]
    return module === undefined ? [] : [{ key, module }]
  }),
  notFound: notFoundPage,
  siteContext,
}
