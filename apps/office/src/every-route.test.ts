import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'

import { OFFICE_ROUTES } from './routes.tsx'

// The addresses of stories are read here, and none is drawn.
vi.mock('./testing/office-story.tsx', () => ({
  officeStory: { args: {} },
  OFFICE: {},
  TABLET: {},
  comesWhole: () => {},
  saysWhy: () => {},
}))

type Annotations = { args?: { address?: string }; tags?: string[] }

const files = import.meta.glob<Record<string, Annotations>>('./**/*.stories.tsx', { eager: true })

/** The addresses of the stories that are tested. */
const addresses = Object.values(files).flatMap(({ default: meta = {}, ...stories }) =>
  Object.values(stories)
    .filter(({ tags = [] }) => !tags.includes('!test'))
    .map(({ args }) => args?.address ?? meta.args?.address ?? ''),
)

/** The routes that show a page. */
function pagesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children === undefined ? [route] : pagesOf(route.children)))
}

it('has a story for every route', () => {
  const shown = new Set(addresses.map((address) => matchRoutes(OFFICE_ROUTES, address)?.at(-1)?.route))
  const pages = pagesOf(OFFICE_ROUTES)
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((page) => !shown.has(page)).map(({ path }) => path ?? 'index')).toEqual([])
})
