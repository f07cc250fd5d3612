// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { omitOptionalEndTags } from './optional-end-tags.ts'

const parsed = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

it.each([
  ['a list', '<ul><li>a</li><li class="x">b</li></ul><p>c</p>', '<ul><li>a<li class="x">b</ul><p>c</p>'],
  [
    'a list within a list',
    '<ol><li><p>a</p><ul><li>b</li></ul></li><li><div>c</div></li></ol>',
    '<ol><li><p>a<ul><li>b</ul><li><div>c</div></ol>',
  ],
  [
    'options',
    '<select><option value="">a</option><option>b</option></select>',
    '<select><option value="">a<option>b</select>',
  ],
  [
    'terms and descriptions',
    '<dl><div><dt>a</dt><dd class="x">b</dd></div><dt>c</dt><dd><p>d</p></dd><dt>e</dt><dd>f</dd></dl>',
    '<dl><div><dt>a<dd class="x">b</div><dt>c<dd><p>d<dt>e<dd>f</dl>',
  ],
  [
    'paragraphs',
    '<ul><li><p dir="auto">a <a href="/">b</a></p></li><li><p>c</p><p>d</p><div>e</div></li></ul><p>f</p><h2>g</h2>',
    '<ul><li><p dir="auto">a <a href="/">b</a><li><p>c<p>d<div>e</div></ul><p>f<h2>g</h2>',
  ],
])('%s is the same page without the end tags that parsers add', (_, html, written) => {
  expect(omitOptionalEndTags(html)).toBe(written)
  expect(parsed(written)).toBe(parsed(html))
})

it.each([
  '<ul><li>a</li> <li>b</li><!-- --></ul>',
  '<ul><li>a</li><link href="x"></ul>',
  '<select><option>a</option><hr></select>',
  '<p>&lt;/li&gt;&lt;li&gt;</p>',
  '<p>a</p> b<p>c</p><span>d</span>',
  '<label><p>a</p></label><a href="/"><p>b</p></a>',
  '<dl><dt>a</dt> <dd>b</dd><!-- --></dl>',
])('leaves end tags that something else follows, and text: %s', (html) => {
  expect(omitOptionalEndTags(html)).toBe(html)
})
