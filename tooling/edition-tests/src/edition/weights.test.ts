import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import BUDGETS from '../../budgets.json' with { type: 'json' }
import { firstLoad } from '../first-load.ts'
import { BUILD, edition } from './app.ts'
import { bundle } from './bundle.ts'

/** Bytes of a built file as it travels: compressed, where a compressed copy lies beside it. */
function sizeOf(file: string): number {
  const path = join(BUILD, 'client', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

it.each(Object.entries(BUDGETS))('%s loads no more than its budget', (page, budget) => {
  const { script, css } = firstLoad(bundle.assets, `${edition.defaultLanguage}/${page}`, sizeOf)
  expect(script).toBeGreaterThan(0)
  expect(css).toBeGreaterThan(0)
  expect({ page, script: Math.max(script, budget.script), css: Math.max(css, budget.css) }).toEqual({ page, ...budget })
})
