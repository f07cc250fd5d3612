import { expect, it } from 'vitest'

import { leanHtml } from './lean-html.ts'

it('parts texts only where the framework takes the page over', () => {
  const part = '<div id="part-report" class="a"><div>1<!-- --> km</div>2<!-- --> l</div>'
  expect(leanHtml(`<h1>3<!-- --> cars</h1>${part}<div>4<!-- --> more</div>`)).toBe(
    '<h1>3<!-- --> cars</h1><div id="part-report" class="a"><div>1 km</div>2 l</div><div>4<!-- --> more</div>',
  )
})

it('leaves out the ends that the parser sets by itself', () => {
  expect(leanHtml('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('<ul><li>a<ul><li>b</ul><li>c</ul>')
  expect(leanHtml('<dl><div><dt>a</dt><dd>b</dd></div></dl>')).toBe('<dl><div><dt>a<dd>b</div></dl>')
  expect(leanHtml('<div><p>a</p><p>b</p><a>c</a></div>')).toBe('<div><p>a<p>b</p><a>c</a></div>')
  expect(leanHtml('<ul><li><p>a</p></li><li><p>b</p></li></ul>')).toBe('<ul><li><p>a<li><p>b</ul>')
  expect(leanHtml('<svg><path d="M3 3"></path></svg>')).toBe('<svg><path d="M3 3"/></svg>')
})

it('takes nothing from a page without such parts', () => {
  expect(leanHtml('<h1>Car</h1><div id="other">1<!-- --></div>')).toBe('<h1>Car</h1><div id="other">1<!-- --></div>')
})
