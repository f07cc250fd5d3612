import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'

import BUDGETS from '../../budgets.json' with { type: 'json' }
import { firstLoad } from '../first-load.ts'
import { BUILD, edition, routeIdOf } from './app.ts'
import { bundle } from './bundle.ts'

/** Transferred bytes of a built file: of its compressed copy, where there is one. */
function sizeOf(file: string): number {
  const path = join(BUILD, 'client', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const budgets = Object.entries(BUDGETS) as [keyof typeof BUDGETS, { script: number; css: number }][]

it.each(budgets.filter(([page]) => isOffered(ROUTES[page])))('%s loads no more than its budget', (page, budget) => {
  const { script, css } = firstLoad(bundle.assets, routeIdOf(page, edition.defaultLanguage), sizeOf)
  expect(script).toBeGreaterThan(0)
  expect(css).toBeGreaterThan(0)
  const { script: mostScript, css: mostCss } = budget
  expect({ page, script: Math.max(script, mostScript), css: Math.max(css, mostCss) }).toEqual({
    page,
    script: mostScript,
    css: mostCss,
  })
})

function isOffered(route: (typeof ROUTES)[RouteKey]): boolean {
  return !('feature' in route) || edition.features[route.feature]
}
