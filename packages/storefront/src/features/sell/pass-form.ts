const CRLF = '\r\n'
/** Headers of a part, bytes. */
const MAX_HEAD = 4096
/** All texts of a form, bytes. */
const MAX_TEXTS = 64 * 1024
/** Maximum size of a form, bytes: ten files of 8 MB with their boundaries and headers. */
const MAX_FORM = 82 * 1024 * 1024

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A `multipart/form-data` body that breaks off, or exceeds the limits of a form. */
export class BrokenForm extends Error {}

/**
 * Passes a form with files on while it comes, so that no file is ever kept: yields the same body with its files, and in place
 * of its texts those that `rewrite` makes of them at the end. `boundary` is that of the body. Throws {@link BrokenForm}.
 */
export async function* passForm(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  texts: [name: string, text: string][],
  rewrite: () => Iterable<readonly [name: string, text: string]>,
): AsyncGenerator<Uint8Array> {
  const source = readerOf(body)
  let size = 0
  await source.past(encoder.encode(`--${boundary}`), MAX_HEAD)
  const delimiter = encoder.encode(`${CRLF}--${boundary}`)
  while (await source.next(CRLF)) {
    const head = decoder.decode(await source.past(encoder.encode(CRLF + CRLF), MAX_HEAD))
    const name = /\bname="([^"]*)"/.exec(head)?.[1]
    if (name === undefined) throw new BrokenForm()
    const isFile = /\bfilename\*?=/.test(head)
    if (isFile) yield encoder.encode(`--${boundary}${CRLF}${head}${CRLF}${CRLF}`)
    else size += head.length
    const text: Uint8Array[] = []
    for await (const piece of source.until(delimiter)) {
      if (isFile) yield piece
      else if ((size += piece.length) > MAX_TEXTS) throw new BrokenForm()
      else text.push(piece)
    }
    if (isFile) yield encoder.encode(CRLF)
    else texts.push([name, decoder.decode(joined(text))])
  }
  for (const [name, text] of rewrite())
    yield encoder.encode(
      `--${boundary}${CRLF}content-disposition: form-data; name="${name}"${CRLF}${CRLF}${text}${CRLF}`,
    )
  yield encoder.encode(`--${boundary}--${CRLF}`)
}

/** The boundary that a media type names; null for any other than that of forms with files. */
export function boundaryOf(mediaType: string): string | null {
  const named = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(mediaType)
  return named?.[1] ?? named?.[2] ?? null
}

/** A stream of the pieces of a transformed body. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** Reads a body piece by piece, keeping no more of it than is needed to find what ends a piece. */
function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  let kept: Uint8Array = new Uint8Array()
  let total = 0

  async function more(): Promise<void> {
    const { done, value } = await reader.read()
    if (done || (total += value.length) > MAX_FORM) throw new BrokenForm()
    kept = joined([kept, value])
  }

  function take(count: number): Uint8Array {
    const taken = kept.subarray(0, count)
    kept = kept.subarray(count)
    return taken
  }

  /** The pieces before `mark`, which is read too. */
  async function* until(mark: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(kept, mark)
      if (at >= 0) {
        if (at > 0) yield take(at)
        take(mark.length)
        return
      }
      const safe = kept.length - mark.length + 1
      if (safe > 0) yield take(safe)
      await more()
    }
  }

  return {
    until,
    /** Reads the bytes before `mark`, `most` at most, and consumes the mark. */
    async past(mark: Uint8Array, most: number): Promise<Uint8Array> {
      const pieces: Uint8Array[] = []
      let length = 0
      for await (const piece of until(mark)) {
        if ((length += piece.length) > most) throw new BrokenForm()
        pieces.push(piece)
      }
      return joined(pieces)
    },
    /** Whether `mark` comes next, and reads as much. */
    async next(mark: string): Promise<boolean> {
      while (kept.length < mark.length) await more()
      return decoder.decode(take(mark.length)) === mark
    },
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Where `mark` stands in some bytes; -1 where it does not. */
function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}
