const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const CLASS_ATTRIBUTE = /\sclass="([^"]+)"/g

/**
 * The rules of a style sheet that a rendered page uses: those without a class, and those of which at least one
 * selector has all its classes in the page. The browser gets the whole sheets as soon as it moves to another page.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap((match) => (match[1] ?? '').split(' ')))
  return blocksOf(css)
    .map(({ head, body }) => keep(head, body, classes))
    .join('')
}

function keep(head: string, body: string, classes: ReadonlySet<string>): string {
  if (head.startsWith('@media') || head.startsWith('@supports')) {
    const inner = blocksOf(body)
      .map((block) => keep(block.head, block.body, classes))
      .join('')
    return inner === '' ? '' : `${head}{${inner}}`
  }
  const isUsed =
    head.startsWith('@') ||
    head.split(',').some((selector) => [...selector.matchAll(CLASS)].every((match) => classes.has(match[1] ?? '')))
  return isUsed ? `${head}{${body}}` : ''
}

/** The blocks of minified CSS, one level deep: what stands before a brace, and what is between it and its partner. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return blocks
}
