import { expect, it } from 'vitest'

import { pictureIn, titleIn } from './read-page.ts'

const PAGE =
  '<head><title>A &amp; B</title></head><body><img src="/photos/a/1.jpeg"/><main id="m"><img src="/flags/a.svg"/>' +
  '<picture><source srcSet="/photos/b/320.avif"/><img alt="" src="/photos/b/640.jpeg"/></picture>' +
  '<img src="/photos/c/640.jpeg"/></main></body>'

it('finds the title as it is written, and the first picture of the main part', () => {
  expect(titleIn(PAGE)).toBe('A &amp; B')
  expect(pictureIn(PAGE, '/photos/')).toBe('/photos/b/640.jpeg')
})

it.each(['', '<main></main>', '<img src="/photos/a/1.jpeg"/>', '<main><img src="/flags/a.svg"/></main>'])(
  'finds nothing in %j',
  (html) => {
    expect([titleIn(html), pictureIn(html, '/photos/')]).toEqual([undefined, undefined])
  },
)
