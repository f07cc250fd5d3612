// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { withoutImpliedEnds } from './implied-ends.ts'

const parsed = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

it.each([
  ['a list', '<ul><li>a</li><li class="x">b</li></ul><p>c</p>', '<ul><li>a<li class="x">b</ul><p>c</p>'],
  [
    'a list within a list',
    '<ol><li><p>a</p><ul><li>b</li></ul></li><li><div>c</div></li></ol>',
    '<ol><li><p>a</p><ul><li>b</ul><li><div>c</div></ol>',
  ],
  [
    'options',
    '<select><option value="">a</option><option>b</option></select>',
    '<select><option value="">a<option>b</select>',
  ],
])('%s is the same page without the end tags that parsers add', (_, html, written) => {
  expect(withoutImpliedEnds(html)).toBe(written)
  expect(parsed(written)).toBe(parsed(html))
})

it.each([
  '<ul><li>a</li> <li>b</li><!-- --></ul>',
  '<ul><li>a</li><link href="x"></ul>',
  '<select><option>a</option><hr></select>',
  '<p>&lt;/li&gt;&lt;li&gt;</p>',
])('leaves end tags that something else follows, and text: %s', (html) => {
  expect(withoutImpliedEnds(html)).toBe(html)
})
