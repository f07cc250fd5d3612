import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { IMAGE_HEAD_BYTES, imageKind } from './image-kind.ts'
import { IMAGE_MAX_BYTES, validateImage } from './image.ts'

const text = (characters: string) => Uint8Array.from(characters, (character) => character.charCodeAt(0))
const JPEG = text('\xff\xd8\xff\xe0\0\x10JFIF\0\x01')
const EXIF_JPEG = text('\xff\xd8\xff\xe1\x2f\xfeExif\0\0')
const PNG = text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
const heic = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)

describe('an image', () => {
  it.each([
    ['a JPEG of a camera', EXIF_JPEG],
    ['a JPEG of a drawing program', JPEG],
    ['a PNG', PNG],
  ])('may be %s, as large as allowed', (_, head) => {
    expect(validateImage({ head, size: IMAGE_MAX_BYTES })).toBeNull()
    expect(validateImage({ head: head.subarray(0, IMAGE_HEAD_BYTES), size: 1 })).toBeNull()
  })

  it('has 8 MB at most', () => {
    const issue = { code: 'imageSize', values: { megabytes: 8 } }
    for (const head of [JPEG, PNG]) expect(validateImage({ head, size: IMAGE_MAX_BYTES + 1 })).toEqual(issue)
  })

  it.each([
    ['a GIF', text('GIF89a\x01\0\x01\0\0\0')],
    ['a recording', text('RIFF\x24\0\0\0WAVEfmt ')],
    ['a film', text('\0\0\0\x18ftypmp42\0\0\0\0')],
    ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a PNG whose line ends a transfer changed', text('\x89PNG\n\x1a\n\0\0\0\rIHDR')],
    ['a file with JPEG further inside', text('MZ\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['the start of a signature', JPEG.subarray(0, 2)],
    ['an empty file', new Uint8Array()],
  ])('may not be %s', (_, head) => {
    expect(validateImage({ head, size: 1000 })).toEqual({ code: 'imageType', values: {} })
  })

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('of the brand %s gets its own code, however large', (brand) => {
    const issue = { code: 'imageHeic', values: {} }
    expect(validateImage({ head: heic(brand), size: 1000 })).toEqual(issue)
    expect(validateImage({ head: heic(brand), size: IMAGE_MAX_BYTES + 1 })).toEqual(issue)
  })

  it.each([
    ['WebP', text('RIFF\x24\0\0\0WEBPVP8 ')],
    ['AVIF', text('\0\0\0\x20ftypavif\0\0\0\0')],
  ])('of the format %s gets an error with its name', (format, head) => {
    expect(validateImage({ head, size: 1000 })).toEqual({ code: 'imageFormat', values: { format } })
  })

  it('is known by its first bytes alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(JPEG, PNG, heic('heic'), text('GIF89a')), fc.uint8Array(), (head, rest) => {
        expect(imageKind(Uint8Array.from([...head, ...rest]))).toBe(imageKind(head))
      }),
    )
  })
})
