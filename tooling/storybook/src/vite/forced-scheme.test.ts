import { expect, it } from 'vitest'

import { deriveInScheme, forceScheme } from './forced-scheme.ts'

import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

it('makes the tokens of both schemes follow the nearest element that names one, and no longer the system', () => {
  const forced = forceScheme(tokensCss)
  expect(forced).not.toContain('prefers-color-scheme')
  expect(forced).toMatch(/:root,\s+\[data-scheme='light'\] \{\s+color-scheme: light;\s+--paper: #faf7f1/)
  expect(forced).toMatch(/\s\[data-scheme='dark'\] \{\s+color-scheme: dark;\s+--paper: #101412/)
})

it('makes what is derived from tokens follow them', () => {
  expect(deriveInScheme('@media print {\n  :root {\n    --a: var(--ink);\n  }\n}')).toContain(':root, [data-scheme] {')
})

it('says so when the styles are no longer written as it expects', () => {
  expect(() => forceScheme(':root {}')).toThrow('prefers-color-scheme')
  expect(() => deriveInScheme('html {}')).toThrow(':root')
})
