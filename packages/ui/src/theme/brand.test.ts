import { expect, it } from 'vitest'

import { PAPER } from './brand.ts'
import { parseTokens } from './parse-tokens.ts'

import tokensCss from './tokens.css?raw'

it('colours the bars of browsers as the page itself', () => {
  const { light, dark } = parseTokens(tokensCss)
  expect(PAPER).toEqual({ light: light['paper'], dark: dark['paper'] })
})
