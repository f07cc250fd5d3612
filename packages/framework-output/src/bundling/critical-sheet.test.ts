import { describe, expect, it } from 'vitest'

import { usedStyles } from '../page/used-styles.ts'
import { criticalSheet } from './critical-sheet.ts'

const page = '<main class="car open"><p class="price">1</p></main>'
const usedOf = (css: string, html = page) => usedStyles([criticalSheet(css)], html)

describe('the styles of a page', () => {
  it.each([
    ['*,p{margin:0}h1{margin:0}', '*,p{margin:0}'],
    ['h1,p{margin:0}main>h1+p{margin:0}', 'p{margin:0}'],
    ['.car{color:red}.gone{color:blue}', '.car{color:red}'],
    ['.car,.gone{color:red}', '.car{color:red}'],
    ['.ca{top:0}.cars{top:0}.price-old{top:0}', ''],
    ['.car .gone{color:red}.car.open>.price:focus{top:0}', '.car.open>.price:focus{top:0}'],
    ['.car:hover{top:0}.price:hover a,.car:focus{top:0}', '.car:focus{top:0}'],
    ['.car:not(:hover):focus{top:0}', '.car:not(:hover):focus{top:0}'],
    ['.car:disabled,.price[aria-invalid]{top:0}.car:active{top:0}', ''],
    ['.car:placeholder-shown,.car::placeholder,[hidden]{top:0}', ''],
    ['.car{transition:top 1s;top:0}.price{top:0;transition:none!important}', '.car{top:0}.price{top:0}'],
    ['.car{cursor:pointer;overscroll-behavior-x:contain;top:0}.price{user-select:none}', '.car{top:0}'],
    ['@media (a:b){.car{scroll-behavior:smooth}}.car{top:0;scroll-behavior:smooth}', '.car{top:0}'],
    ['@media (width>=900px){.car{top:0}.gone{top:0}}', '@media (width>=900px){.car{top:0}}'],
    ['@media (width>=900px){.gone{top:0}}.price{top:1.5em}', '.price{top:1.5em}'],
    ['@supports (a:b){@media print{.gone{top:0}.car{top:0}}}', '@supports (a:b){@media print{.car{top:0}}}'],
    [
      '@media print{.car{top:0}}@media print{.price{top:0}@supports (a:b){.car{top:1px}}}.car{top:2px}',
      '@media print{.car{top:0}.price{top:0}}@media print{@supports (a:b){.car{top:1px}}}.car{top:2px}',
    ],
    ['@keyframes a{to{top:0}}.car{animation:1s a;top:0}.price{animation-name:a}', '.car{top:0}'],
    ['@media (a:b){*,:before{transition:none!important;animation:none!important}}', ''],
    ['.car{background:url(a;b);content:"}"}', '.car{background:url(a;b);content:"}"}'],
    ['[dir=rtl] :is(h1,.car){left:0}:is(h1,.car):focus{left:0}', ':is(h1,.car):focus{left:0}'],
    ['[dir=rtl] .car{left:0}', ''],
  ])('of %s are %s', (css, used) => {
    expect(usedOf(css)).toBe(used)
  })

  it.each(['.car:not(.gone){top:0}', ':root:not(:has(.gone)) p{top:0}', '.car:is(.gone,.open){top:0}'])(
    'are there where they need nothing of what they name: %s',
    (css) => {
      expect(usedOf(css)).toBe(css)
    },
  )

  it.each([':root:has(.gone) p{top:0}', '.car:is(.gone){top:0}', ':where(.gone) p{top:0}'])(
    'are not where they need what is not there: %s',
    (css) => {
      expect(usedOf(css)).toBe('')
    },
  )

  it('of what is off are there where something is off from the beginning', () => {
    const css = '.car:disabled{top:0}.car[aria-invalid]{top:0}'
    expect(usedOf(css, `${page}<button class="car" disabled="">`)).toBe('.car:disabled{top:0}')
  })

  it('follow from tags alone, whatever texts say', () => {
    const html = `${page}<br/>a class=&quot;gone&quot; hidden <b title="class=&quot;gone&quot; hidden">--a</b>`
    const css = ':root{--a:1px}br,b{top:0}.gone{top:0}[hidden]{top:0}'
    expect(usedOf(css, html)).toBe('br,b{top:0}')
  })

  it('are mirrored where the page is', () => {
    const css = '[dir=rtl] .car{left:0}'
    expect(usedOf(css, `<html lang="ar" dir="rtl"><body>${page}`)).toBe(css)
    expect(usedOf(css, `<html lang="fr" dir="ltr"><body>${page}<a lang="ar" dir="rtl"></a>`)).toBe('')
  })

  it('define the custom properties that something names, through others too', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.car{top:var(--b)}'
    expect(usedOf(css)).toBe(':root{--a:1px;--b:var(--a)}.car{top:var(--b)}')
    expect(usedOf(css, `<p style="top:var(--d)">`)).toBe(':root{--d:3px}')
  })
})

it.each(['.car{top:0;.open{top:1px}}', '@container (width>1px){.car{top:0}}', '.car{top:0}}', '.car{;;top 0}'])(
  'what might be misread fails the build: %s',
  (css) => {
    expect(() => criticalSheet(css)).toThrow('Assumption "style-sheets" does not hold')
  },
)
