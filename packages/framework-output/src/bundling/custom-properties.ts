import { clone, type CssNode, generate, parse, type Value, walk } from 'css-tree'

/** Replacements of custom properties: inlined values of those with a single value, and short names of the others. */
export type PropertyTexts = { values: ReadonlyMap<string, Value>; names: ReadonlyMap<string, string> }

/** The longest value that is inlined, characters: a longer one takes fewer bytes as a name from its second use on. */
const MAX_LENGTH = 40

/**
 * Replacements of the custom properties of style sheets that `code` does not name. `code` is all scripts of the browser's
 * build: they render the same markup as the server, and nothing else reads the names before the whole sheets load. (Scripts
 * of the server alone also hold sheets of plain documents, which name everything.) A property is inlined if its only value
 * is short and is set on the root element, unconditionally.
 */
export function propertyTexts(sheets: readonly string[], code: string): PropertyTexts {
  const inCode = new Set(code.match(/--[a-z][\w-]*/g))
  const given = new Map<string, { value: Value; texts: Set<string>; isForAll: boolean }>()
  for (const css of sheets)
    walk(parse(css, { parseCustomProperty: true }), {
      visit: 'Declaration',
      enter({ property, value }) {
        if (!property.startsWith('--') || inCode.has(property) || value.type !== 'Value') return
        const known = given.get(property) ?? { value, texts: new Set(), isForAll: false }
        known.texts.add(this.rule !== null && generate(this.rule.prelude) === ':root' ? generate(value) : '')
        known.isForAll ||= this.atrule === null
        given.set(property, known)
      },
    })
  const constant = [...given].filter(([, { texts, isForAll }]) => {
    const [text = '', ...others] = texts
    return isForAll && others.length === 0 && text !== '' && text.length <= MAX_LENGTH && !text.includes('var(')
  })
  const values = new Map(constant.map(([name, { value }]) => [name, value]))
  const others = [...given.keys()].filter((name) => !values.has(name))
  return { values, names: new Map(others.map((name, at) => [name, `--${at.toString(36)}`])) }
}

/** Writes values and short names of custom properties into a style sheet. */
export function writeProperties(sheet: CssNode, { values, names }: PropertyTexts): void {
  walk(sheet, (node, item, list) => {
    if (node.type === 'Declaration') Object.assign(node, { property: names.get(node.property) ?? node.property })
    const named = node.type === 'Function' && node.name === 'var' ? node.children.first : null
    if (named?.type !== 'Identifier') return
    const value = values.get(named.name)
    if (value === undefined) Object.assign(named, { name: names.get(named.name) ?? named.name })
    else list.replace(item, (clone(value) as Value).children)
  })
}
