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
  expect(leanHtml('<article><p>a</p></article><p>b</p><nav></nav>')).toBe('<article><p>a</article><p>b<nav></nav>')
  expect(leanHtml('<select><option>a</option><option>b</option></select>')).toBe('<select><option>a<option>b</select>')
  expect(leanHtml('<svg><path d="M3 3"></path></svg>')).toBe('<svg><path d="M3 3"/></svg>')
})

it('spells attributes as everybody does, and ends what has no content without a stroke', () => {
  expect(leanHtml('<img srcSet="a/b" alt=""/><br/><input maxLength="5"/>')).toBe(
    '<img srcset="a/b" alt><br><input maxlength="5">',
  )
  expect(leanHtml('<svg viewBox="0 0 9 9"><path d="M3 3"></path></svg>maxLength=5')).toBe(
    '<svg viewbox="0 0 9 9"><path d="M3 3"/></svg>maxLength=5',
  )
})

it('writes no values that are empty', () => {
  expect(leanHtml('<form novalidate=""><input value="" name="a"/></form><p>a=""</p>')).toBe(
    '<form novalidate><input value name="a"></form><p>a=""</p>',
  )
})

it('puts a value with quotes in it between others', () => {
  expect(leanHtml('<p data-a="[&quot;1&quot;]" title="It\'s &quot;so&quot;">&quot;</p>')).toBe(
    `<p data-a='["1"]' title="It's &quot;so&quot;">&quot;</p>`,
  )
})

it('takes nothing from a page without such parts', () => {
  expect(leanHtml('<h1>Car</h1><div id="other">1<!-- --></div>')).toBe('<h1>Car</h1><div id="other">1<!-- --></div>')
})
