import { inOrder } from './declaration-order.ts'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const MIRRORED = /\[dir=["']?rtl["']?\]/
/** A token's name and value. */
const DEFINITION = /(?<=[{;])(--[\w-]+):([^;}]+)/g
const DEFINITION_WHOLE = /(?<=[{;])(--[\w-]+):[^;}]+;?/g
/** What only a visitor's touch can answer to, or only follow from it. */
const TOUCH = /:hover|:active/
const MOTION = /(?<=[{;])(?:transition|scroll-behavior):[^;}]*;?/g
/** Attributes that most pages get no sooner than with a touch; some have them from the beginning. */
const LATER = /:(disabled|placeholder)\b|\[(aria-invalid|aria-disabled|hidden)\b/
/** What of a page decides on its styles: elements, lists of classes, attributes of {@link LATER}, and tokens that it names or gives a value. */
const DECIDING =
  /<([a-z][a-z\d]*)|\sclass="([^"]+)"|\s(disabled|aria-invalid|aria-disabled|hidden|placeholder)|(?<![\w-])(--[a-z][\w-]*)/g
/** The names of elements in a selector without what is within brackets. */
const BRACKETED = /\([^()]*\)|\[[^\]]*\]/g
const ELEMENT_SELECTOR = /(?<![\w.#:-])[a-z][a-z\d]*/g

/** Reckoning that tokens leave behind where they were written out. */
const PRODUCT = /(-?\d+) \* (\d+)px/g
const ONE_LENGTH = /calc\((-?\d+px)\)/g

/** A token that is named, and one that is named or given a value. */
const REFERENCE = /var\((--[\w-]+)/g
const TOKEN = /(?<![\w-])--[a-z][\w-]*/g

/** Results that are kept: pages of one kind have the same classes more often than not. */
const MOST_KEPT = 200
const kept = new Map<string, string>()
/** The sheets by numbers, which stand for them in keys: they are long. */
const sheets = new Map<string, number>()

/**
 * The rules of a style sheet that a rendered page uses: those with a selector that has all its classes and elements in
 * the page; their other selectors are left out. What answers a touch, mirrors another kind of page, or is named by nothing
 * that is left, is left out too. The browser gets the whole sheets as soon as it is touched. `isMirrored` says that the
 * page is written from right to left.
 */
export function usedStyles(css: string, html: string, isMirrored = false): string {
  const page = pageOf(html, isMirrored)
  const names = [page.later, page.classes, page.elements, page.tokens].map((each) => [...each].sort().join(' '))
  const key = [numberOf(css), isMirrored, ...names].join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const used = stylesOf(css, page)
  kept.set(key, used)
  return used
}

function numberOf(css: string): number {
  const number = sheets.get(css) ?? sheets.size
  sheets.set(css, number)
  return number
}

/** All of a page that decides which styles it uses. */
type Page = {
  classes: ReadonlySet<string>
  elements: ReadonlySet<string>
  isMirrored: boolean
  /** Attributes of {@link LATER} that it has. */
  later: ReadonlySet<string>
  /** Tokens that its HTML names itself. */
  tokens: ReadonlySet<string>
}

function pageOf(html: string, isMirrored: boolean): Page {
  // Where the page itself begins is not looked through.
  const elements = new Set(['html'])
  const lists = new Set<string>()
  const later = new Set<string>()
  const tokens = new Set<string>()
  DECIDING.lastIndex = 0
  for (let found = DECIDING.exec(html); found !== null; found = DECIDING.exec(html)) {
    const [, element, list, attribute, token] = found
    if (element !== undefined) elements.add(element)
    else if (list !== undefined) lists.add(list)
    else if (attribute !== undefined) later.add(attribute)
    else if (token !== undefined) tokens.add(token)
  }
  const classes = new Set([...lists].flatMap((list) => list.split(' ')))
  return { classes, elements, isMirrored, later, tokens }
}

function stylesOf(css: string, { classes, elements, isMirrored, later, tokens }: Page): string {
  const isOnPage = (selector: string) =>
    !TOUCH.test(selector) &&
    isThere(LATER.exec(selector), later) &&
    [...selector.matchAll(CLASS)].every((match) => classes.has(match[1] ?? '')) &&
    [...selector.replaceAll(BRACKETED, '').matchAll(ELEMENT_SELECTOR)].every(([name]) => elements.has(name))
  const used = blocksOf(css.replaceAll(MOTION, ''))
    .filter(({ head }) => isMirrored || !isForMirrored(head))
    .map(({ head, body }) => keep(head, body, isOnPage))
    .join('')
  return withShortNames(withoutUnnamed(withoutShortTokens(used), tokens), tokens)
}

/** The selectors of a rule; commas within brackets belong to one of them. */
function selectorsOf(head: string): string[] {
  return head.split(/,(?![^()]*\))/)
}

/** Whether a rule can only apply to pages that are written from right to left. */
function isForMirrored(head: string): boolean {
  return selectorsOf(head).every((selector) => MIRRORED.test(selector))
}

/**
 * Writes tokens that have one value in all of the page where they are used, if that is short or they are used once: `12px`
 * instead of `var(--space-3)`.
 */
function withoutShortTokens(css: string): string {
  let written = css
  for (const [name, values] of tokensOf(css)) {
    const reference = `var(${name})`
    const [value = '', ...others] = new Set(values)
    if (others.length > 0 || value.includes('var(')) continue
    if (value.length > reference.length && written.indexOf(reference) !== written.lastIndexOf(reference)) continue
    written = written.replaceAll(reference, () => value)
  }
  return written
    .replaceAll(PRODUCT, (_, times: string, length: string) => `${Number(times) * Number(length)}px`)
    .replaceAll(ONE_LENGTH, '$1')
}

/** Leaves out the tokens and the animations that neither the styles nor `tokens` name. */
function withoutUnnamed(css: string, tokens: ReadonlySet<string>): string {
  const inStyles = namesIn(css)
  const isNamed = (name: string) => inStyles.has(name) || tokens.has(name)
  const named = css.replaceAll(DEFINITION_WHOLE, (whole: string, name: string) => (isNamed(name) ? whole : ''))
  return blocksOf(named)
    .filter(({ head }) => !head.startsWith('@keyframes') || animates(named, head.split(' ')[1] ?? ''))
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')
}

/** Gives all tokens short names but those that the HTML knows: nobody else does before the whole sheets come. */
function withShortNames(css: string, tokens: ReadonlySet<string>): string {
  const names = new Map<string, string>()
  return css.replaceAll(TOKEN, (name) => {
    if (tokens.has(name)) return name
    const short = names.get(name) ?? `--${names.size.toString(36)}`
    names.set(name, short)
    return short
  })
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))
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
function isThere(asked: RegExpExecArray | null, later: ReadonlySet<string>): boolean {
  return asked === null || later.has(asked[1] ?? asked[2] ?? '')
}

function keep(head: string, body: string, isOnPage: (selector: string) => boolean): string {
  if (head.startsWith('@media') || head.startsWith('@supports')) {
    const inner = blocksOf(body)
      .map((block) => keep(block.head, block.body, isOnPage))
      .join('')
    return inner === '' ? '' : `${head}{${inner}}`
  }
  const used = head.startsWith('@') ? [head] : selectorsOf(head).filter(isOnPage)
  return used.length > 0 && body !== '' ? `${used.join(',')}{${head.startsWith('@') ? body : inOrder(body)}}` : ''
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
