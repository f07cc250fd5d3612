import { expect, it } from 'vitest'

import { usedStyles } from '../page/used-styles.ts'
import { criticalSheet } from './critical-sheet.ts'
import { propertyTexts } from './custom-properties.ts'

const stylesOf = (css: string, code = '') =>
  usedStyles([criticalSheet(css, propertyTexts([css], code))], '<p class="car" style="--high:1">')

it.each([
  ['one value', ':root{--a:8px}.car{top:calc(2*var(--a))}', '.car{top:calc(2*8px)}'],
  [
    'a value of several parts',
    ':root{--a:clamp(1px,2vw,3px)}.car{padding:0 var(--a)}',
    '.car{padding:0 clamp(1px,2vw,3px)}',
  ],
  ['a value, where a use names another for want of it', ':root{--a:8px}.car{top:var(--a,1px)}', '.car{top:8px}'],
  ['the same value twice', ':root{--a:red}@media print{:root{--a:red}}.car{color:var(--a)}', '.car{color:red}'],
])('a custom property that has %s is written out', (_, css, written) => {
  expect(stylesOf(css)).toBe(written)
})

it.each([
  ['more than one value', ':root{--a:1}@media print{:root{--a:2}}.car{order:var(--a)}'],
  ['a value under a condition alone', '@media print{:root{--a:1}}.car{order:var(--a,2)}'],
  ['a value for a part of the page', '.car{--a:1;order:var(--a)}'],
  ['the value of another', ':root{--b:1;--a:var(--b)}@media print{:root{--b:2}}.car{order:var(--a)}'],
])('one that has %s gets a short name, and keeps all it is given', (_, css) => {
  const names = propertyTexts([css], '').names
  const renamed = css.replace(/--\w/g, (name) => names.get(name) ?? name)
  expect(stylesOf(css)).toBe(renamed)
  expect(names.has('--a')).toBe(true)
})

it('one that scripts know keeps its name and stays what it is', () => {
  const css = ':root{--brand:red}.car{color:var(--brand);order:var(--high)}'
  expect(stylesOf(css, 'color = "var(--brand)"; style={{ "--high": high }}')).toBe(css)
})
