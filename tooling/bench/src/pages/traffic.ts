/** Kinds of files that a page is made of, as the table names them. */
export const KINDS = ['html', 'script', 'css', 'image', 'json', 'font', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** One answer that came over the network, as the browser counted it. */
export type Transfer = {
  url: string
  mimeType: string
  /** Bytes as they were sent, compressed, with the headers of the answer. */
  wireBytes: number
  /** Bytes of the headers among them. */
  headerBytes: number
  /** Whether it blocked rendering. */
  blocking: boolean
  /** Milliseconds since the visit began at which the request started; null where the page's own clock does not list it. */
  startedAt: number | null
}

const MIME_KINDS: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'script'],
  [/^text\/css/, 'css'],
  [/^image\//, 'image'],
  [/json|^text\/x-script$/, 'json'],
  [/font/, 'font'],
]

/** The kind of an answer's file, by its content type. */
export function kindOf(mimeType: string): Kind {
  return MIME_KINDS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other'
}

/** One answer: its body's kind and bytes as they were sent. */
export type PageFile = { url: string; kind: Kind; bytes: number }

/** Measurements of one visit of a page. All sizes are bytes of the bodies as they were sent, except `headers` and `total`. */
export type PageMeasure = {
  bytes: Record<Kind, number>
  headers: number
  total: number
  requests: number
  /** Every answer, the largest first. */
  files: PageFile[]
  /** Scripts whose request started before the first paint. */
  earlyScripts: number
  blockingRequests: number
  /** Cumulative layout shift. */
  layoutShift: number
}

/** Adds up a visit. `firstPaint` is in milliseconds since the visit began. */
export function measurePage(transfers: readonly Transfer[], firstPaint: number, layoutShift: number): PageMeasure {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  const files = transfers.map(({ url, mimeType, wireBytes, headerBytes }): PageFile => {
    const file = { url, kind: kindOf(mimeType), bytes: wireBytes - headerBytes }
    bytes[file.kind] += file.bytes
    return file
  })
  const scripts = transfers.filter(({ mimeType }) => kindOf(mimeType) === 'script')
  return {
    bytes,
    headers: sum(transfers.map(({ headerBytes }) => headerBytes)),
    total: sum(transfers.map(({ wireBytes }) => wireBytes)),
    requests: transfers.length,
    files: files.sort((a, b) => b.bytes - a.bytes),
    // A script that the page's own clock does not list counts as early: nothing proves that it came late.
    earlyScripts: scripts.filter(({ startedAt }) => (startedAt ?? 0) < firstPaint).length,
    blockingRequests: transfers.filter(({ blocking }) => blocking).length,
    layoutShift,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
