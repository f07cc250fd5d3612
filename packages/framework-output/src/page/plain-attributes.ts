/** The router's mark for finding routes bit by bit, which is off. */
const IDLE = ' data-discover="true"'

/** Attributes that React writes with capitals, which mean nothing in HTML and are found elsewhere in a page without. */
const CAPITALS = [
  'charSet',
  'hrefLang',
  'maxLength',
  'minLength',
  'noValidate',
  'autoComplete',
  'enterKeyHint',
  'inputMode',
]

/**
 * Rendered HTML without attributes that change nothing, with names of attributes as others write them, and without what XML alone
 * asks for: values of attributes that have none, and the stroke of void elements (record 0040). React writes a quotation mark
 * of texts as `&quot;`, and `>` as `&gt;`.
 */
export function withPlainAttributes(html: string): string {
  return CAPITALS.reduce((text, name) => text.replaceAll(` ${name}="`, ` ${name.toLowerCase()}="`), html)
    .replaceAll(IDLE, '')
    .replaceAll('=""', '')
    .replaceAll('/>', '>')
}
