import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { storyPhoto } from '../testing/paints.ts'
import { Picture } from './Picture.tsx'
import { SmallPictures } from './small-pictures.ts'

const markup = (maxWidth?: 640 | 960) =>
  renderToStaticMarkup(
    <Picture photo={storyPhoto('red')} alt="A red car" sizes="100vw" {...(maxWidth ? { maxWidth } : {})} />,
  )

it('offers the best format first, in the widths that the place can use, and WebP in one', () => {
  const sets = [...markup(960).matchAll(/type="([^"]+)" srcSet="([^"]+)"/g)].map(([, type, set]) => [type, set])
  expect(sets).toEqual([
    ['image/avif', '/photos/story-red/640.avif 640w, /photos/story-red/960.avif 960w'],
    ['image/webp', '/photos/story-red/960.webp'],
  ])
})

it('offers cards one width, which needs no sizes', () => {
  const html = renderToStaticMarkup(<Picture photo={storyPhoto('red')} alt="" />)
  expect([...html.matchAll(/srcSet="([^"]+)"/g)].map(([, set]) => set)).toEqual([
    '/photos/story-red/640.avif',
    '/photos/story-red/640.webp',
  ])
  expect(html).not.toContain('sizes')
})

it('says its own size, so that its box stands before it is loaded', () => {
  expect(markup()).toMatch(/<img[^>]* width="1600" height="1200"/)
})

it('offers visitors who save data one small width in each format, and a larger one where it is enlarged', () => {
  const small = (element: ReactElement) =>
    [...renderToStaticMarkup(<SmallPictures value>{element}</SmallPictures>).matchAll(/(?:srcSet|src)="([^"]+)"/g)].map(
      ([, set]) => set,
    )
  const photo = storyPhoto('red')
  const files = (width: number) => ['avif', 'webp', 'jpeg'].map((format) => `/photos/story-red/${width}.${format}`)
  expect(small(<Picture photo={photo} alt="" />)).toEqual(files(320))
  expect(small(<Picture photo={photo} alt="" sizes="100vw" />)).toEqual(files(320))
  expect(small(<Picture photo={photo} alt="" sizes="1600px" maxWidth={1600} />)).toEqual(files(960))
})
