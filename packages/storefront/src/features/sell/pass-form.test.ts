import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { boundaryOf, BrokenForm, passForm } from './pass-form.ts'

type Field = { name: string; text: string } | { name: string; file: Uint8Array<ArrayBuffer> }

const encoder = new TextEncoder()

/** A form as a browser writes it. */
async function bodyOf(fields: readonly Field[]): Promise<{ bytes: Uint8Array; boundary: string }> {
  const form = new FormData()
  for (const field of fields) {
    if ('text' in field) form.append(field.name, field.text)
    else form.append(field.name, new File([field.file], 'photo.jpg', { type: 'image/jpeg' }))
  }
  const response = new Response(form)
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? ''
  return { bytes: new Uint8Array(await response.arrayBuffer()), boundary }
}

/** The bytes as they come over a line, in pieces of these lengths, over and over. */
function streamOfPieces(bytes: Uint8Array, lengths: readonly number[]): ReadableStream<Uint8Array> {
  let at = 0
  let piece = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const length = lengths[piece++ % lengths.length] ?? 1
      controller.enqueue(bytes.slice(at, at + length))
      at += length
    },
  })
}

/** Passes a form on: the texts that were read, and the body that the API receives. */
async function pass(bytes: Uint8Array, boundary: string, lengths: readonly number[], added: [string, string][] = []) {
  const texts: [string, string][] = []
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of passForm(streamOfPieces(bytes, lengths), boundary, texts, () => added))
    pieces.push(new Uint8Array(piece))
  const sent = await new Response(new Blob(pieces), {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }).formData()
  return { texts, sent: [...sent] }
}

const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9-]{0,20}$/)
const text = fc.record({ name, text: fc.string({ unit: 'grapheme', maxLength: 200 }) })
/** Files with what looks like the end of a part in them, too. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc
    .array(fc.constantFrom('\r\n--', '\r', '\n', '--', 'form', '\0'), { maxLength: 50 })
    .map((parts) => encoder.encode(parts.join(''))),
)
const file = fc.record({ name: fc.constant('photos'), file: bytes.map((each) => new Uint8Array(each)) })

describe('a form with files, on its way', () => {
  it('keeps its files byte by byte, and has other texts, however it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(text, file), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 }),
        async (fields, lengths) => {
          const body = await bodyOf(fields)
          const { texts, sent } = await pass(body.bytes, body.boundary, lengths, [['answers', '{"a":"é"}']])
          const typed = fields.flatMap((field) =>
            'text' in field ? [[field.name, field.text.replace(/\r\n?|\n/g, '\r\n')]] : [],
          )
          expect(texts).toEqual(typed)
          const files = await Promise.all(
            sent.flatMap(([, value]) => (value instanceof File ? [value.arrayBuffer()] : [])),
          )
          const given = fields.flatMap((field) => ('file' in field ? [[...field.file]] : []))
          expect(files.map((each) => [...new Uint8Array(each)])).toEqual(given)
          expect(sent.filter(([, value]) => typeof value === 'string')).toEqual([['answers', '{"a":"é"}']])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is refused where it breaks off, wherever that is', async () => {
    const { bytes: whole, boundary } = await bodyOf([
      { name: 'brand', text: 'Dacia' },
      { name: 'photos', file: encoder.encode('picture') },
    ])
    const end = `--${boundary}`.length
    for (let length = 0; length < whole.length - 4; length += 7) {
      if (length === end) continue
      await expect(pass(whole.slice(0, length), boundary, [50])).rejects.toBeInstanceOf(BrokenForm)
    }
  })

  it('is refused with more text than a form may have', async () => {
    const { bytes: whole, boundary } = await bodyOf([{ name: 'carIssue', text: 'x'.repeat(70_000) }])
    await expect(pass(whole, boundary, [16_000])).rejects.toBeInstanceOf(BrokenForm)
  })

  it('is recognised by its media type', () => {
    expect(boundaryOf('multipart/form-data; boundary=----WebKitFormBoundaryX1')).toBe('----WebKitFormBoundaryX1')
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
    expect(boundaryOf('application/x-www-form-urlencoded')).toBeNull()
    expect(boundaryOf('multipart/form-data')).toBeNull()
  })
})
