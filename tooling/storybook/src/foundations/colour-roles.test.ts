import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { COLOUR_ROLES } from './colour-roles.ts'

const COLOUR = /^(?:#|rgb)/

it('every colour of the tokens has a use, and nothing else has', () => {
  const css = readFileSync(createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css'), 'utf8')
  const colours = Object.entries(parseTokens(css).light).filter(([, value]) => COLOUR.test(value))
  expect(Object.keys(COLOUR_ROLES).sort()).toEqual(colours.map(([name]) => name).sort())
})
