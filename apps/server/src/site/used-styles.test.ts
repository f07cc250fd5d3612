import { describe, expect, it } from 'vitest'

import { usedStyles } from './used-styles.ts'

const page = '<main class="car open"><p class="price">1</p></main>'

describe('the styles of a page', () => {
  it.each([
    ['h1{margin:0}', 'h1{margin:0}'],
    ['.car{color:red}.gone{color:blue}', '.car{color:red}'],
    ['.car,.gone{color:red}', '.car{color:red}'],
    ['.car .gone{color:red}.car.open>.price:focus{top:0}', '.car.open>.price:focus{top:0}'],
    ['.car:hover{top:0}.price:hover a,.car:focus{top:0}', '.car:focus{top:0}'],
    ['.car:disabled,.price[aria-invalid]{top:0}.car:active{top:0}', ''],
    ['.car{transition:top 1s;top:0}.price{top:0;transition:none!important}', '.car{top:0}.price{top:0}'],
    ['@media (min-width:900px){.car{top:0}.gone{top:0}}', '@media (min-width:900px){.car{top:0}}'],
    ['@media (min-width:900px){.gone{top:0}}.price{top:1.5em}', '.price{top:1.5em}'],
    [
      '@keyframes a{to{top:0}}@keyframes b{to{top:0}}.car{animation:1s b}',
      '@keyframes b{to{top:0}}.car{animation:1s b}',
    ],
    ['@supports (a:b){@media print{.gone{top:0}.car{top:0}}}', '@supports (a:b){@media print{.car{top:0}}}'],
    [
      ':root{--a:1px;--b:clamp(1px,2px,3px)}.car{top:var(--a);left:var(--b)}',
      ':root{--b:clamp(1px,2px,3px)}.car{left:var(--b);top:1px}',
    ],
    [
      ':root{--a:1}@media print{:root{--a:2}}.car{z-index:var(--a)}',
      ':root{--a:1}@media print{:root{--a:2}}.car{z-index:var(--a)}',
    ],
    [':root{--a:red}@media print{:root{--a:red}}.car{color:var(--a)}', ':root{}@media print{:root{}}.car{color:red}'],
    ['[dir=rtl] :is(h1,.car){left:0}:is(h1,.car):focus{left:0}', ':is(h1,.car):focus{left:0}'],
    ['[dir=rtl] .car{left:0}', ''],
    [
      '.car{padding:0;border:0;color:red;border-color:blue;background:url(a;b)}',
      '.car{background:url(a;b);border:0;border-color:blue;color:red;padding:0}',
    ],
    [
      '.car{place-items:center;gap:0;align-items:end;row-gap:1px}',
      '.car{place-items:center;align-items:end;gap:0;row-gap:1px}',
    ],
  ])('of %s are %s', (css, used) => {
    expect(usedStyles(css, page)).toBe(used)
  })

  it('do not take a class for another that begins alike', () => {
    expect(usedStyles('.ca{top:0}.cars{top:0}.price-old{top:0}', page)).toBe('')
  })

  it('of what is off are there where something is off from the beginning', () => {
    const css = '.car:disabled{top:0}.car[aria-invalid]{top:0}'
    expect(usedStyles(css, `${page}<button class="car" disabled="">`)).toBe('.car:disabled{top:0}')
  })

  it('are mirrored where the page is', () => {
    const css = '[dir=rtl] .car{left:0}'
    expect(usedStyles(css, page, true)).toBe(css)
  })

  it('keep a token that only the HTML names', () => {
    expect(usedStyles(':root{--long-name:1}', '<p style="z-index:var(--long-name)">')).toBe(':root{--long-name:1}')
  })
})
