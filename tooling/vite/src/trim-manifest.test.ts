import { expect, it } from 'vitest'

import { trimmed } from './trim-manifest.ts'

it('leaves out what a route does not have, and nothing else', () => {
  const route = {
    id: 'en/home',
    path: '',
    hasLoader: true,
    hasAction: false,
    imports: [],
    index: true,
    hasOther: false,
  }
  expect(trimmed(`window.__reactRouterManifest=${JSON.stringify({ routes: { 'en/home': route }, url: 'x' })};`)).toBe(
    `window.__reactRouterManifest={"routes":{"en/home":{"id":"en/home","path":"","hasLoader":true,"imports":[],"index":true}},"url":"x"};`,
  )
})

it('does not touch what it does not know', () => {
  expect(() => trimmed('export default {};')).toThrow(/another form/)
})
