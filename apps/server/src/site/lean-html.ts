/** How a part of a page that script leaves as it is begins (`Still` of the storefront). */
const STILL_PART = '<div id="part-'
const DIVISION = /<(\/?)div[\s>]/g
/** What the framework writes between two texts, to know them apart when it takes the page over. */
const SEPARATOR = '<!-- -->'
/** End tags that the parser sets by itself; those of paragraphs before what cannot stand within one. */
const NEEDLESS_ENDS =
  /<\/(?:(?:li|dt|dd|option)>|p>(?=<(?:\/(?:article|aside|details|div|footer|form|li|main|nav|section)|p|ul|ol|dl|li|h2|h3|article|aside|details|fieldset|figure|footer|form|div|nav|section)[ >]))/g
const EMPTY_PATHS = /><\/path>/g
/** The stroke that ends an element without content, where it says nothing. */
const NEEDLESS_STROKES = /(?<=<(?:br|hr|img|input|link|meta|source)(?: [^<>]*)?)\/>/g
/** Attributes in the framework's spelling; the parser takes their names as they are written otherwise. */
const MIXED_NAMES = / [a-z]+[A-Z][A-Za-z]*(?==")/g
/** Values that are the empty text, as they are where none is written. */
const EMPTY_VALUES = /(?<=<[^<>]* [\w-]+)=""/g

/** A value full of quotes, which stand for themselves between single ones. */
const QUOTING_VALUES = /="([^"']*&quot;[^"']*)"/g

/**
 * The same document in fewer letters. The browser makes the same elements of it, so that the framework finds what it
 * has rendered.
 */
export function leanHtml(html: string): string {
  return withoutSeparators(html)
    .replaceAll(NEEDLESS_ENDS, '')
    .replaceAll(EMPTY_PATHS, '/>')
    .replaceAll(MIXED_NAMES, (name) => name.toLowerCase())
    .replaceAll(EMPTY_VALUES, '')
    .replaceAll(NEEDLESS_STROKES, '>')
    .replaceAll(QUOTING_VALUES, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`)
}

/** Leaves out the separators in still parts. Most pages have none: their parts are not looked through for their ends. */
function withoutSeparators(html: string): string {
  const pieces: string[] = []
  let done = 0
  for (let start = html.indexOf(STILL_PART); start !== -1; start = html.indexOf(STILL_PART, done)) {
    if (!html.includes(SEPARATOR, start)) break
    const end = endOfDivision(html, start)
    pieces.push(html.slice(done, start), html.slice(start, end).replaceAll(SEPARATOR, ''))
    done = end
  }
  return pieces.join('') + html.slice(done)
}

/** Where the division that begins at `start` ends. */
function endOfDivision(html: string, start: number): number {
  let open = 0
  DIVISION.lastIndex = start
  for (let found = DIVISION.exec(html); found !== null; found = DIVISION.exec(html)) {
    open += found[1] === '' ? 1 : -1
    if (open === 0) return found.index
  }
  return html.length
}
