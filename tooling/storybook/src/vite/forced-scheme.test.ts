import { expect, it } from 'vitest'

import { forceScheme } from './forced-scheme.ts'

import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

it('makes the dark tokens follow the root, and no longer the system', () => {
  const forced = forceScheme(tokensCss)
  expect(forced).not.toContain('prefers-color-scheme')
  expect(forced).toMatch(/:root\[data-scheme='dark'\] \{\s+color-scheme: dark;\s+--paper: #101412/)
})

it('says so when the tokens are no longer written as it expects', () => {
  expect(() => forceScheme(':root {}')).toThrow('prefers-color-scheme')
})
