import { crc32, deflateSync } from 'node:zlib'

import { sharp } from '../../../media/pipeline/configured-sharp.ts'

/** A file that no camera writes; `isPicture` where it is a picture all the same, and may be taken. */
export type HostileFile = { what: string; bytes: Buffer; isPicture?: boolean }

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const MEGABYTE = 1024 * 1024

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const name = latin(type)
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  name.copy(chunk, 4)
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(Buffer.concat([name, data])), 8 + data.length)
  return chunk
}

const PNG_SIGNATURE = latin('\x89PNG\r\n\x1a\n')
const PNG_END = pngChunk('IEND', Buffer.alloc(0))

/** The header of a PNG that claims this size. */
function pngHeader(width: number, height: number, depth = 8, color = 2, interlaced = 0): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, color, 0, 0, interlaced], 8)
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', data)])
}

/** A PNG of one colour, complete, with these chunks before its pixels. */
export function png(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const pixels = deflateSync(Buffer.alloc((3 * width + 1) * height), { level: 9 })
  return Buffer.concat([pngHeader(width, height), ...chunks, pngChunk('IDAT', pixels), PNG_END])
}

/** A segment of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The JPEG with something put behind its first two bytes. */
const afterStart = (jpeg: Buffer, ...what: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...what, jpeg.subarray(2)])

/** Files of other kinds, which come under the name and type of a picture. */
function otherKinds(): HostileFile[] {
  const iso = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), latin(`ftyp${brand}\0\0\0\0mif1${brand}`)])
  return [
    { what: 'a page', bytes: latin('<!doctype html><script>alert(1)</script>') },
    { what: 'a drawing with script', bytes: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    {
      what: 'a drawing that reads files',
      bytes: latin('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    },
    { what: 'a GIF', bytes: latin('GIF89a\x01\0\x01\0\0\0\0;') },
    { what: 'a bitmap', bytes: latin(`BM${'\0'.repeat(60)}`) },
    { what: 'a TIFF', bytes: latin(`II*\0\x08\0\0\0${'\0'.repeat(60)}`) },
    { what: 'a PDF', bytes: latin('%PDF-1.7\n1 0 obj') },
    { what: 'PostScript', bytes: latin('%!PS-Adobe-3.0 EPSF-3.0\n') },
    { what: 'a script of ImageMagick', bytes: latin('push graphic-context\nfill url(https://example.org)\n') },
    { what: 'an archive', bytes: latin('PK\x03\x04\x14\0\0\0') },
    { what: 'a program', bytes: latin('\x7fELF\x02\x01\x01') },
    { what: 'a program of Windows', bytes: latin('MZ\x90\0\x03') },
    { what: 'PHP', bytes: latin('<?php system($_GET[0]);') },
    { what: 'a shell script', bytes: latin('#!/bin/sh\nrm -rf /') },
    { what: 'an icon', bytes: latin('\0\0\x01\0\x01\0\x10\x10') },
    { what: 'JPEG 2000', bytes: latin('\0\0\0\x0cjP  \r\n\x87\n') },
    { what: 'JPEG XL', bytes: latin('\xff\x0a\0\0') },
    ...['heic', 'heix', 'mif1', 'avif', 'mp42', 'qt  '].map((brand) => ({
      what: `a file of ${brand}`,
      bytes: iso(brand),
    })),
    { what: 'a WebP', bytes: latin('RIFF\x24\0\0\0WEBPVP8 ') },
    { what: 'a film', bytes: latin('\x1aE\xdf\xa3webm') },
    { what: 'one byte', bytes: latin('\xff') },
    { what: 'zeros', bytes: Buffer.alloc(MEGABYTE) },
    { what: 'text in two bytes a character', bytes: Buffer.from('\ufeff<svg/>', 'utf16le') },
  ]
}

/** Pictures that are cut, damaged, or lie in their headers. */
function damaged(jpeg: Buffer, whole: Buffer): HostileFile[] {
  const cuts = [3, 12, 100, 0.3, 0.6, 0.9].map((at) => (at < 1 ? at : at / 1e6))
  const cut = (bytes: Buffer, at: number) =>
    bytes.subarray(0, at < 1e-3 ? Math.round(at * 1e6) : Math.floor(at * bytes.length))
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = 255 - (copy[at] ?? 0)
    return copy
  }
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const sized = (width: number, height: number) => {
    const copy = Buffer.from(jpeg)
    copy.writeUInt16BE(height, frame + 5)
    copy.writeUInt16BE(width, frame + 7)
    return copy
  }
  return [
    ...cuts.flatMap((at) => [
      { what: `a JPEG that ends at ${at}`, bytes: cut(jpeg, at) },
      { what: `a PNG that ends at ${at}`, bytes: cut(whole, at) },
    ]),
    { what: 'a JPEG of no size', bytes: sized(0, 0) },
    { what: 'a JPEG that claims 65,500 by 65,500', bytes: sized(65_500, 65_500) },
    { what: 'a JPEG that claims more rows than it has', bytes: sized(300, 60_000), isPicture: true },
    {
      what: 'a JPEG whose tables are of another kind',
      bytes: flipped(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 4),
    },
    {
      what: 'a JPEG with a segment that is longer than the file',
      bytes: afterStart(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])),
    },
    {
      what: 'a JPEG with a segment of no length',
      bytes: afterStart(jpeg, Buffer.from([0xff, 0xe1, 0, 0])),
      isPicture: true,
    },
    { what: 'a PNG with a wrong checksum', bytes: flipped(whole, 30) },
    {
      what: 'a PNG whose pixels are no compressed data',
      bytes: Buffer.concat([pngHeader(10, 10), pngChunk('IDAT', latin('nothing')), PNG_END]),
    },
    { what: 'a PNG without pixels', bytes: Buffer.concat([pngHeader(10, 10), PNG_END]) },
    { what: 'a PNG of no size', bytes: png(0, 0) },
    { what: 'a PNG of a depth that does not exist', bytes: Buffer.concat([pngHeader(10, 10, 13), PNG_END]) },
    {
      what: 'a PNG with two headers',
      bytes: Buffer.concat([pngHeader(10, 10), pngHeader(9000, 9000).subarray(8), PNG_END]),
    },
    {
      what: 'the first bytes of a JPEG before a drawing',
      bytes: latin('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { what: 'the first bytes of a PNG before a page', bytes: Buffer.concat([PNG_SIGNATURE, latin('<html>')]) },
  ]
}

/** Small files that want much memory or time. */
async function bombs(jpeg: Buffer): Promise<HostileFile[]> {
  const bomb = deflateSync(Buffer.alloc(200 * MEGABYTE), { level: 9 })
  const text = Buffer.concat([latin('Comment\0\0'), bomb])
  const profile = Buffer.concat([latin('icc\0\0'), bomb])
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer()
  const scan = progressive.indexOf(Buffer.from([0xff, 0xda]), 2)
  const scanHeader = progressive.subarray(scan, scan + 2 + progressive.readUInt16BE(scan + 2))
  const large = (width: number, height: number) => ({
    create: { width, height, channels: 4 as const, background: '#fff' },
  })
  return [
    ...[
      [20_000, 20_000],
      [100_000, 100_000],
      [2_147_483_647, 2_147_483_647],
      [2_147_483_647, 1],
      [1, 2_147_483_647],
      [8001, 8000],
    ].map(([width = 0, height = 0]) => ({
      what: `a PNG that claims ${width} by ${height}`,
      bytes: Buffer.concat([pngHeader(width, height), pngChunk('IDAT', deflateSync(Buffer.alloc(100))), PNG_END]),
    })),
    { what: 'a PNG of 81 megapixels in one colour', bytes: png(9000, 9000) },
    {
      what: 'an interlaced PNG of 35 megapixels',
      bytes: await sharp(large(7000, 5000)).png({ progressive: true }).toBuffer(),
    },
    { what: 'a PNG with a compressed comment of 200 MB', bytes: png(8, 8, pngChunk('zTXt', text)), isPicture: true },
    { what: 'a PNG with a colour profile of 200 MB', bytes: png(8, 8, pngChunk('iCCP', profile)), isPicture: true },
    {
      what: 'a PNG with an international comment of 200 MB',
      bytes: png(8, 8, pngChunk('iTXt', Buffer.concat([latin('XML:com.adobe.xmp\0\x01\0\0\0'), bomb]))),
      isPicture: true,
    },
    {
      what: 'a PNG whose pixels go on for 200 MB',
      bytes: Buffer.concat([pngHeader(8, 8), pngChunk('IDAT', bomb), PNG_END]),
      isPicture: true,
    },
    {
      what: 'a PNG with 100,000 comments',
      bytes: png(8, 8, Buffer.concat(Array<Buffer>(100_000).fill(pngChunk('tEXt', latin('a\0b'))))),
      isPicture: true,
    },
    {
      what: 'a JPEG of 50,000 scans',
      bytes: Buffer.concat([
        progressive.subarray(0, scan),
        ...Array<Buffer>(50_000).fill(scanHeader),
        progressive.subarray(scan),
      ]),
    },
    {
      what: 'a JPEG of 100 comments of 64 KB',
      bytes: afterStart(jpeg, ...Array<Buffer>(100).fill(segment(0xfe, Buffer.alloc(65_000)))),
      isPicture: true,
    },
    { what: 'a PNG of one row', bytes: png(30_000, 1), isPicture: true },
    { what: 'a PNG of one column', bytes: png(1, 30_000), isPicture: true },
  ]
}

/** Pictures that are something else as well, or bring along what nobody may see. */
function polyglots(jpeg: Buffer, whole: Buffer): HostileFile[] {
  const script = latin('<script>alert(1)</script><?php system($_GET[0]); ?>')
  const exif = latin('Exif\0\0II*\0\x08\0\0\0\xff\xff')
  return [
    { what: 'a JPEG before an archive', bytes: Buffer.concat([jpeg, latin('PK\x03\x04'), script]) },
    { what: 'a JPEG before a page', bytes: Buffer.concat([jpeg, script]) },
    { what: 'a JPEG before another', bytes: Buffer.concat([jpeg, jpeg]) },
    { what: 'a JPEG with script in its comment', bytes: afterStart(jpeg, segment(0xfe, script)) },
    { what: 'a JPEG with broken Exif', bytes: afterStart(jpeg, segment(0xe1, exif)) },
    {
      what: 'a JPEG with Exif that points to itself',
      bytes: afterStart(
        jpeg,
        segment(0xe1, latin('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\0\0\0\0')),
      ),
    },
    {
      what: 'a JPEG with XMP that names a file',
      bytes: afterStart(
        jpeg,
        segment(
          0xe1,
          latin('http://ns.adobe.com/xap/1.0/\0<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
        ),
      ),
    },
    {
      what: 'a JPEG with a broken colour profile',
      bytes: afterStart(jpeg, segment(0xe2, latin('ICC_PROFILE\0\x01\x01nothing'))),
    },
    { what: 'a PNG before a page', bytes: Buffer.concat([whole, script]) },
    {
      what: 'a PNG with script in a comment',
      bytes: png(8, 8, pngChunk('tEXt', Buffer.concat([latin('Comment\0'), script]))),
    },
    { what: 'a PNG with Exif', bytes: png(8, 8, pngChunk('eXIf', exif.subarray(6))) },
    {
      what: 'a PNG with an animation',
      bytes: png(8, 8, pngChunk('acTL', Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0, 0]))),
    },
  ].map((file) => ({ ...file, isPicture: true }))
}

/** Files that are uploaded in the place of a photo. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const noise = { create: { width: 320, height: 240, channels: 3 as const, background: '#336699' } }
  const [jpeg, whole] = await Promise.all([sharp(noise).jpeg().toBuffer(), sharp(noise).png().toBuffer()])
  return [...otherKinds(), ...damaged(jpeg, whole), ...(await bombs(jpeg)), ...polyglots(jpeg, whole)]
}
