import { expect, it } from 'vitest'

import { leadPictureOf } from './lead-picture.ts'

const AVIF = Buffer.from('picture')

it('writes the preview of the picture that the page names', async () => {
  const asked: string[] = []
  const find = async (key: string) => {
    asked.push(key)
    return AVIF
  }
  expect(await leadPictureOf('art/b-1', find)).toEqual({
    rule: 'img[src^="/photos/art/b-1/"]{background:url(data:image/avif;base64,cGljdHVyZQ==) 0/100% 100%!important}',
    isLate: false,
  })
  expect(asked).toEqual(['art/b-1'])
})

it.each([
  ['a page that names none', null, async () => AVIF],
  ['a picture that does not exist', 'art/b-1', async () => null],
  ['a picture that cannot be made', 'art/b-1', () => Promise.reject(new Error('The picture is broken'))],
])('writes none for %s', async (_, key, find) => {
  expect(await leadPictureOf(key, find)).toEqual({ rule: '', isLate: false })
})

it('does not hold up a page for a preview that is still being made', async () => {
  expect(await leadPictureOf('art/b-1', () => new Promise(() => undefined))).toEqual({ rule: '', isLate: true })
})
