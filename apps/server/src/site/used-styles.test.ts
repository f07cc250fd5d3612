import { describe, expect, it } from 'vitest'

import { usedStyles } from './used-styles.ts'

const page = '<main class="car open"><p class="price">1</p></main>'

describe('the styles of a page', () => {
  it.each([
    ['*,p{margin:0}h1{margin:0}', '*,p{margin:0}'],
    ['h1,p{margin:0}main>h1+p{margin:0}', 'p{margin:0}'],
    ['p:not(h1 *):first-child::after,[data-h1="h1"]{top:0}', 'p:not(h1 *):first-child::after,[data-h1="h1"]{top:0}'],
    ['.car{color:red}.gone{color:blue}', '.car{color:red}'],
    ['.car,.gone{color:red}', '.car{color:red}'],
    ['.car .gone{color:red}.car.open>.price:focus{top:0}', '.car.open>.price:focus{top:0}'],
    ['.car:hover{top:0}.price:hover a,.car:focus{top:0}', '.car:focus{top:0}'],
    ['.car:disabled,.price[aria-invalid]{top:0}.car:active{top:0}', ''],
    ['.car:placeholder-shown,.car::placeholder,[hidden]{top:0}', ''],
    ['.car{transition:top 1s;top:0}.price{top:0;transition:none!important}', '.car{top:0}.price{top:0}'],
    ['@media (a:b){.car{scroll-behavior:smooth}}.car{top:0;scroll-behavior:smooth}', '.car{top:0}'],
    [
      ':root{--a:8px}.car{top:calc(-1 * var(--a));left:calc(100% - 3 * var(--a))}',
      ':root{}.car{left:calc(100% - 24px);top:-8px}',
    ],
    ['@media (min-width:900px){.car{top:0}.gone{top:0}}', '@media (min-width:900px){.car{top:0}}'],
    ['@media (min-width:900px){.gone{top:0}}.price{top:1.5em}', '.price{top:1.5em}'],
    [
      '@keyframes a{to{top:0}}@keyframes b{to{top:0}}.car{animation:1s b}',
      '@keyframes b{to{top:0}}.car{animation:1s b}',
    ],
    ['@supports (a:b){@media print{.gone{top:0}.car{top:0}}}', '@supports (a:b){@media print{.car{top:0}}}'],
    [
      ':root{--a:1px;--b:clamp(1px,2px,3px);--c:url(a b c)}.car{top:var(--a);left:var(--b);right:var(--b);fill:var(--c)}',
      ':root{--0:clamp(1px,2px,3px);}.car{fill:url(a b c);left:var(--0);right:var(--0);top:1px}',
    ],
    [
      ':root{--a:1}@media print{:root{--a:2}}.car{z-index:var(--a)}',
      ':root{--0:1}@media print{:root{--0:2}}.car{z-index:var(--0)}',
    ],
    [
      ':root{--a:clamp(1px,2px,3px);--b:var(--a)}.car{top:var(--a);left:var(--b)}',
      ':root{--0:clamp(1px,2px,3px);--1:var(--0)}.car{left:var(--1);top:var(--0)}',
    ],
    [':root{--a:red}@media print{:root{--a:red}}.car{color:var(--a)}', ':root{}@media print{:root{}}.car{color:red}'],
    ['[dir=rtl] :is(h1,.car){left:0}:is(h1,.car):focus{left:0}', ':is(h1,.car):focus{left:0}'],
    ['[dir=rtl] .car{left:0}', ''],
    [
      '.car{padding:0;border:0;color:red;border-color:blue;background:url(a;b)}',
      '.car{color:red;background:url(a;b);padding:0;border:0;border-color:blue}',
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

  it('keep the name of a token that the HTML gives a value', () => {
    const css = '.car{z-index:var(--long-name);top:var(--other,0)}'
    expect(usedStyles(css, '<p class="car" style="--long-name:1">')).toBe(
      '.car{z-index:var(--long-name);top:var(--0,0)}',
    )
  })
})
