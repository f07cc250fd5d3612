import { expect, it } from 'vitest'

import { forcePreferences } from './forced-preferences.ts'

import baseCss from '@otosafi/ui/theme/base.css?raw'

const plain = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

it('adds the rules for less motion and forced colours under a property, and takes those for full motion away under it', () => {
  const css = `a { b: c }
    @media (prefers-reduced-motion: reduce) { .d { e: f } .g { h: i } }
    @media (prefers-reduced-motion: no-preference) { .j { k: l } }
    @media (forced-colors: active) { .p { q: r } }
    m { n: o }`
  expect(plain(forcePreferences(css))).toBe(
    'a { b: c } @media (prefers-reduced-motion: reduce) { .d { e: f } .g { h: i } } ' +
      '@container style(--motion: reduced) { .d { e: f } .g { h: i } } ' +
      '@media (prefers-reduced-motion: no-preference) { @container not style(--motion: reduced) { .j { k: l } } } ' +
      '@media (forced-colors: active) { .p { q: r } } @container style(--colours: forced) { .p { q: r } } ' +
      'm { n: o }',
  )
})

it('finds the rules of the base styles, and says so where a block does not end', () => {
  expect(forcePreferences(baseCss)).toContain('@container style(--motion: reduced) {\n  *,')
  expect(forcePreferences(baseCss)).toContain('@container style(--colours: forced) {')
  expect(() => forcePreferences('@media (prefers-reduced-motion: reduce) { a { b: c }')).toThrow('not closed')
})
