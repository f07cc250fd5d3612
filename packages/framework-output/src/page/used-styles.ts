import { CHECKED_ATTRIBUTES, type CriticalRule } from './critical-rules.ts'

/**
 * The rules of style sheets that a rendered page uses: those with a selector all of whose needs the page has; their other
 * selectors are left out, and so are custom properties that nothing names. The browser loads the whole sheets after the
 * first interaction.
 */
export function usedStyles(sheets: readonly (readonly CriticalRule[])[], html: string): string {
  const features = featuresOf(html)
  const rules = sheets.flat().flatMap((rule) => {
    const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => features.has(need)))
    return selectors.length === 0 ? [] : [{ ...rule, selectors }]
  })
  return writeRules(rules, namesIn(rules, features))
}

/** The features of HTML: `.class`, `element`, `[attribute]`, `--property`. React escapes `<`, `>` and `"` in texts and values. */
function featuresOf(html: string): ReadonlySet<string> {
  const features = new Set<string>()
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
      else if (CHECKED_ATTRIBUTES.has(name)) features.add(`[${name}]`)
      else if (element === 'html' && name === 'dir') features.add(`[dir=${value}]`)
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

/** The custom properties that the page, or a declaration that counts, names; `undefined` is what most declarations define. */
function namesIn(rules: readonly CriticalRule[], features: ReadonlySet<string>): ReadonlySet<string | undefined> {
  const declarations = rules.flatMap((rule) => rule.declarations)
  const defining = Map.groupBy(declarations, ({ defines }) => defines)
  const named = new Set([undefined, ...[...features].filter((feature) => feature.startsWith('--'))])
  // The loop goes through what it adds as well.
  for (const name of named) for (const { uses } of defining.get(name) ?? []) for (const use of uses) named.add(use)
  return named
}

/** Rules as text, with the declarations that `named` asks for; neighbours under the same conditions stand in one block. */
function writeRules(rules: readonly CriticalRule[], named: ReadonlySet<string | undefined>): string {
  const endOf = (conditions: string) => '}'.repeat(conditions.split('{').length - 1)
  let written = ''
  let open = ''
  for (const { at, selectors, declarations } of rules) {
    const used = declarations.filter(({ defines }) => named.has(defines))
    if (used.length === 0) continue
    if (at !== open) written += endOf(open) + at
    written += `${selectors.map(({ text }) => text).join(',')}{${used.map(({ text }) => text).join(';')}}`
    open = at
  }
  return written + endOf(open)
}
