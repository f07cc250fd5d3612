import { describe, expect, it } from 'vitest'

import { usedStyles } from './used-styles.ts'

const page = '<main class="car open"><p class="price">1</p></main>'

describe('the styles of a page', () => {
  it.each([
    ['h1{margin:0}', 'h1{margin:0}'],
    ['.car{color:red}.gone{color:blue}', '.car{color:red}'],
    ['.car,.gone{color:red}', '.car,.gone{color:red}'],
    ['.car .gone{color:red}.car.open>.price:hover{top:0}', '.car.open>.price:hover{top:0}'],
    ['[dir=rtl] .car{left:0}[dir=rtl] .gone{left:0}', '[dir=rtl] .car{left:0}'],
    ['@media (min-width:900px){.car{top:0}.gone{top:0}}', '@media (min-width:900px){.car{top:0}}'],
    ['@media (min-width:900px){.gone{top:0}}.price{top:1.5em}', '.price{top:1.5em}'],
    ['@keyframes appear{to{opacity:1}}.gone{top:0}', '@keyframes appear{to{opacity:1}}'],
    ['@supports (a:b){@media print{.gone{top:0}.car{top:0}}}', '@supports (a:b){@media print{.car{top:0}}}'],
    [':root{--a:1}', ':root{--a:1}'],
  ])('of %s are %s', (css, used) => {
    expect(usedStyles(css, page)).toBe(used)
  })

  it('do not take a class for another that begins alike', () => {
    expect(usedStyles('.ca{top:0}.cars{top:0}.price-old{top:0}', page)).toBe('')
  })
})
