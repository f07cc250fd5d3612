// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { minifyAttributes } from './minify-attributes.ts'

const parsed = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

it('leaves out the mark of the router', () => {
  const form = '<form id="a" data-discover="true" action="/" method="post"></form>'
  expect(minifyAttributes(form)).toBe('<form id="a" action="/" method="post"></form>')
})

it.each([
  ['<input maxLength="9" autoComplete="off">', '<input maxlength="9" autocomplete="off">'],
  ['<a hrefLang="fr" href="/">a</a>', '<a hreflang="fr" href="/">a</a>'],
])('writes names without capitals, which is the same page: %s', (html, written) => {
  expect(minifyAttributes(html)).toBe(written)
  expect(parsed(written)).toBe(parsed(html))
})

it.each([
  ['<input required="" name="a"/><br/>', '<input required name="a"><br>'],
  ['<img alt="" src="/a.png"/>', '<img alt src="/a.png">'],
])('writes no empty values and no strokes, which is the same page: %s', (html, written) => {
  expect(minifyAttributes(html)).toBe(written)
  expect(parsed(written)).toBe(parsed(html))
})

it.each([
  '<svg viewBox="0 0 1 1"></svg>',
  '<p>data-discover=&quot;true&quot; maxLength=&quot;9&quot; a=&quot;&quot; /&gt;</p>',
])('leaves the rest: %s', (html) => {
  expect(minifyAttributes(html)).toBe(html)
})
