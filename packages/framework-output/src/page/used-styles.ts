import { type CriticalRule, type CriticalSheet, RTL, CHECKED_ATTRIBUTES } from './critical-rules.ts'

const CHECKED: ReadonlySet<string> = new Set(CHECKED_ATTRIBUTES)

/** Features of a page: `.class`, `element`, `[attribute]`, and `--property`. */
type Features = ReadonlySet<string>

/**
 * The rules of style sheets that a rendered page uses: those with a selector all of whose needs the page has; their other
 * selectors are left out, and so are custom properties and animations that nothing names. The browser loads the whole
 * sheets after the first interaction. `isRtl` says that the page is written from right to left.
 */
export function usedStyles(sheets: readonly CriticalSheet[], html: string, isRtl = false): string {
  const features = featuresOf(html, isRtl)
  const rules = sheets.flatMap((sheet) => sheet.rules).flatMap((rule) => usedRule(rule, features))
  const named = namedProperties(rules, features)
  const written = rules.map((rule) => ({
    ...rule,
    declarations: rule.declarations.filter(({ defines }) => defines === undefined || named.has(defines)),
  }))
  const used = new Set(written.flatMap(({ declarations }) => declarations).flatMap(({ uses }) => uses))
  const keyframes = sheets.flatMap((sheet) => sheet.keyframes).filter(({ name }) => used.has(name))
  return writeRules(written) + keyframes.map(({ text }) => text).join('')
}

/** The features of rendered HTML. React escapes `<`, `>` and `"` in texts and values, so that they delimit tags and values. */
function featuresOf(html: string, isRtl: boolean): Features {
  // The tag of `html` itself is in the head.
  const features = new Set(isRtl ? ['html', RTL] : ['html'])
  const lists = new Set<string>()
  for (const chunk of html.split('<')) {
    // Names and values in turn: `p class=`, `price`, ` hidden=`, and so on.
    const parts = chunk.slice(0, chunk.indexOf('>')).split('"')
    const [element = ''] = (parts[0] as string).split(' ', 1)
    features.add(element.replace('/', ''))
    for (let at = 1; at < parts.length; at += 2) {
      const [before, value] = [parts[at - 1] as string, parts[at] as string]
      const name = before.slice(before.lastIndexOf(' ') + 1, -1)
      if (name === 'class') lists.add(value)
      else if (CHECKED.has(name)) features.add(`[${name}]`)
      else if (value.includes('--')) for (const property of propertiesIn(value)) features.add(property)
    }
  }
  for (const list of lists) for (const name of list.split(' ')) features.add(`.${name}`)
  return features
}

/** The custom properties that the value of an attribute sets or uses. */
function propertiesIn(value: string): string[] {
  const set = value.split(';').map((declaration) => declaration.split(':', 1)[0] as string)
  const [, ...calls] = value.split('var(')
  const used = calls.map((call) => (call.split(')', 1)[0] as string).split(',', 1)[0] as string)
  return [...set, ...used].filter((name) => name.startsWith('--'))
}

function usedRule(rule: CriticalRule, features: Features): CriticalRule[] {
  const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => features.has(need)))
  return selectors.length === 0 ? [] : [{ ...rule, selectors }]
}

/** The custom properties that matter: those that the page or its styles name, and those that these are made of. */
function namedProperties(rules: readonly CriticalRule[], features: Features): ReadonlySet<string> {
  const declarations = rules.flatMap((rule) => rule.declarations)
  const named = new Set([...features].filter((feature) => feature.startsWith('--')))
  // Until a round adds none.
  for (let known = -1; known !== named.size;) {
    known = named.size
    for (const { uses, defines } of declarations)
      if (defines === undefined || named.has(defines)) for (const name of uses) named.add(name)
  }
  return named
}

/** Rules as text; those that follow each other under the same conditions stand in one block. */
function writeRules(rules: readonly CriticalRule[]): string {
  let written = ''
  let open: readonly string[] = []
  for (const { at, selectors, declarations } of rules) {
    if (declarations.length === 0) continue
    const common = at.findIndex((condition, depth) => open[depth] !== condition)
    const shared = common === -1 ? at.length : common
    written +=
      '}'.repeat(open.length - shared) +
      at
        .slice(shared)
        .map((condition) => `${condition}{`)
        .join('')
    written += `${selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`
    open = at
  }
  return written + '}'.repeat(open.length)
}
