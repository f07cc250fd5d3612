import { expect, it } from 'vitest'

import { leadPictureOf } from './lead-picture.ts'

const image = (key: string, attributes = '') => `<img class="a" src="/photos/${key}/640.jpeg" alt="x"${attributes}/>`
const first = ' fetchPriority="high" style="background:#aaa"'
const page = `<p>Cars</p>${image('art/a-0')}${image('art/b-1', first)}${image('art/c-2', first)}`
const AVIF = Buffer.from('picture')

it('writes the preview of the first picture that the page hurries for', async () => {
  const asked: string[] = []
  const find = async (key: string) => {
    asked.push(key)
    return AVIF
  }
  expect(await leadPictureOf(page, find)).toEqual({
    rule: 'img[src^="/photos/art/b-1/"]{background:url(data:image/avif;base64,cGljdHVyZQ==) 0/100% 100%!important}',
    isLate: false,
  })
  expect(asked).toEqual(['art/b-1'])
})

it.each([
  ['a page that hurries for none', image('art/a-0'), async () => AVIF],
  ['a picture that does not exist', page, async () => null],
  ['a picture that cannot be made', page, () => Promise.reject(new Error('The picture is broken'))],
])('writes none for %s', async (_, html, find) => {
  expect(await leadPictureOf(html, find)).toEqual({ rule: '', isLate: false })
})

it('does not hold up a page for a preview that is still being made', async () => {
  expect(await leadPictureOf(page, () => new Promise(() => undefined))).toEqual({ rule: '', isLate: true })
})
