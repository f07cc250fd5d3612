const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const MIRRORED_DOCUMENT = /<html[^>]*\sdir="rtl"/
const MIRRORED = /\[dir=["']?rtl["']?\]/
const ARABIC_RANGE = /unicode-range:U\+6/i
/** A token's name and value. */
const DEFINITION = /(?<=[{;])(--[\w-]+):([^;}]+)/g
const CLASS_ATTRIBUTE = /\sclass="([^"]+)"/g
/** What only a visitor's touch can answer to, or only follow from it. */
const TOUCH = /:hover|:active/
const TRANSITION = /(?<=[{;])transition:[^;}]*;?/g
/** Attributes that most pages get no sooner than with a touch; some have them from the beginning. */
const LATER = /:(disabled)\b|\[(aria-invalid|aria-disabled)\b/

/**
 * The rules of a style sheet that a rendered page uses: those without a class, and those of which at least one
 * selector has all its classes in the page. What answers a touch, mirrors another kind of page, or is named by nothing
 * that is left, is left out too. The browser gets the whole sheets as soon as it is touched.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap((match) => (match[1] ?? '').split(' ')))
  const isMirrored = MIRRORED_DOCUMENT.test(html)
  const isOnPage = (selector: string) =>
    !TOUCH.test(selector) &&
    isThere(LATER.exec(selector), html) &&
    [...selector.matchAll(CLASS)].every((match) => classes.has(match[1] ?? ''))
  const used = blocksOf(css.replaceAll(TRANSITION, ''))
    .filter(({ head, body }) => isMirrored || !isForMirrored(head, body))
    .map(({ head, body }) => keep(head, body, isOnPage))
    .join('')
  return withoutUnnamed(withoutShortTokens(used), html)
}

/** The selectors of a rule; commas within brackets belong to one of them. */
function selectorsOf(head: string): string[] {
  return head.split(/,(?![^()]*\))/)
}

/** Whether a rule can only apply to pages that are written from right to left. */
function isForMirrored(head: string, body: string): boolean {
  return head === '@font-face'
    ? ARABIC_RANGE.test(body)
    : selectorsOf(head).every((selector) => MIRRORED.test(selector))
}

/**
 * Writes tokens that have one value in all of the page, and a short one, where they are used: `12px` instead of
 * `var(--space-3)`.
 */
function withoutShortTokens(css: string): string {
  let written = css
  for (const [name, values] of tokensOf(css)) {
    const reference = `var(${name})`
    const [value = '', ...others] = values
    if (others.length > 0 || value.length > reference.length || value.includes('var(')) continue
    written = written.replaceAll(reference, value)
  }
  return written
}

/** Leaves out the tokens and the animations that nothing in the page names. */
function withoutUnnamed(css: string, html: string): string {
  const unnamed = [...tokensOf(css).keys()].filter((name) => !`${css}${html}`.includes(`var(${name}`))
  const named = unnamed.reduce((left, name) => left.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]+;?`, 'g'), ''), css)
  return blocksOf(named)
    .filter(({ head }) => !head.startsWith('@keyframes') || animates(named, head.split(' ')[1] ?? ''))
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')
}

function animates(css: string, name: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css)
}

/** The values that each token is given. */
function tokensOf(css: string): Map<string, string[]> {
  const tokens = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(DEFINITION)) {
    tokens.set(name, [...(tokens.get(name) ?? []), value])
  }
  return tokens
}

/** Whether the attribute that a selector asks for is in the page, if it asks for one. */
function isThere(asked: RegExpExecArray | null, html: string): boolean {
  return asked === null || html.includes(` ${asked[1] ?? asked[2]}`)
}

function keep(head: string, body: string, isOnPage: (selector: string) => boolean): string {
  if (head.startsWith('@media') || head.startsWith('@supports')) {
    const inner = blocksOf(body)
      .map((block) => keep(block.head, block.body, isOnPage))
      .join('')
    return inner === '' ? '' : `${head}{${inner}}`
  }
  const isUsed = head.startsWith('@') || selectorsOf(head).some(isOnPage)
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
