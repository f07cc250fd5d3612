import { expect, it } from 'vitest'

import { forceMotion } from './forced-motion.ts'

import baseCss from '@otosafi/ui/theme/base.css?raw'

const plain = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

it('adds the rules for less motion under a property, and takes those for full motion away under it', () => {
  const css = `a { b: c }
    @media (prefers-reduced-motion: reduce) { .d { e: f } .g { h: i } }
    @media (prefers-reduced-motion: no-preference) { .j { k: l } }
    m { n: o }`
  expect(plain(forceMotion(css))).toBe(
    'a { b: c } @media (prefers-reduced-motion: reduce) { .d { e: f } .g { h: i } } ' +
      '@container style(--motion: reduced) { .d { e: f } .g { h: i } } ' +
      '@media (prefers-reduced-motion: no-preference) { @container not style(--motion: reduced) { .j { k: l } } } ' +
      'm { n: o }',
  )
})

it('finds the rule of the base styles, and says so where a block does not end', () => {
  expect(forceMotion(baseCss)).toContain('@container style(--motion: reduced) {\n  *,')
  expect(() => forceMotion('@media (prefers-reduced-motion: reduce) { a { b: c }')).toThrow('not closed')
})
