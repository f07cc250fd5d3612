import { type CriticalRule, type CriticalSheet, RTL, CHECKED_ATTRIBUTES } from './critical-rules.ts'

/** Features of a page that its styles depend on: elements, class lists, seldom attributes, and custom properties it names. */
const DECIDING = new RegExp(
  `<([a-z][a-z\\d]*)|\\sclass="([^"]+)"|\\s(${CHECKED_ATTRIBUTES.join('|')})|(?<![\\w-])(--[a-z][\\w-]*)`,
  'g',
)

/** Features of a page: `.class`, `element`, `[attribute]`, and `--property`. */
type Facts = ReadonlySet<string>

/**
 * The rules of style sheets that a rendered page uses: those with a selector all of whose needs the page has; their other
 * selectors are left out, and so are custom properties and animations that nothing names. The browser loads the whole
 * sheets after the first interaction. `isRtl` says that the page is written from right to left.
 */
export function usedStyles(sheets: readonly CriticalSheet[], html: string, isRtl = false): string {
  const facts = factsOf(html, isRtl)
  const rules = sheets.flatMap((sheet) => sheet.rules).flatMap((rule) => usedRule(rule, facts))
  const named = namedProperties(rules, facts)
  const written = rules.map((rule) => ({
    ...rule,
    declarations: rule.declarations.filter(({ defines }) => defines === undefined || named.has(defines)),
  }))
  const used = new Set(written.flatMap(({ declarations }) => declarations).flatMap(({ uses }) => uses))
  const keyframes = sheets.flatMap((sheet) => sheet.keyframes).filter(({ name }) => used.has(name))
  return writeRules(written) + keyframes.map(({ text }) => text).join('')
}

function factsOf(html: string, isRtl: boolean): Facts {
  // The element that the page itself is begins before what is looked through.
  const facts = new Set(isRtl ? ['html', RTL] : ['html'])
  const lists = new Set<string>()
  for (const [, element, list, attribute, property] of html.matchAll(DECIDING)) {
    if (list !== undefined) lists.add(list)
    else facts.add(element ?? property ?? `[${attribute}]`)
  }
  for (const list of lists) for (const name of list.split(' ')) facts.add(`.${name}`)
  return facts
}

function usedRule(rule: CriticalRule, facts: Facts): CriticalRule[] {
  const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => facts.has(need)))
  return selectors.length === 0 ? [] : [{ ...rule, selectors }]
}

/** The custom properties that matter: those that the page or its styles name, and those that these are made of. */
function namedProperties(rules: readonly CriticalRule[], facts: Facts): ReadonlySet<string> {
  const declarations = rules.flatMap((rule) => rule.declarations)
  const named = new Set([...facts].filter((fact) => fact.startsWith('--')))
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
