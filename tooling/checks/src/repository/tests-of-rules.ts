import { type Node, parseSync } from 'oxc-parser'

import { nodesIn } from './module-tree.ts'

/**
 * Evidence for an item of a rule: tests, each as its file and its title. `lacks` says what is not true or not tried yet, `fact`
 * why there is nothing to try: it is true whatever the product does.
 */
export type RuleEntry = {
  rule: string
  held?: readonly Readonly<Record<string, string>>[]
  lacks?: string
  fact?: string
}

/** The items of each rule (`P-16`) by how they begin, with what holds them. */
export type TestsOfRules = Readonly<Record<string, readonly RuleEntry[]>>

/** A rule's items: its paragraphs, the points of its lists and the rows of its tables, each on one line. */
export function itemsOfRule(text: string): string[] {
  const items: string[] = []
  const lines = text.split('\n').slice(1)
  let open = false
  for (const [index, line] of lines.entries()) {
    const heads = line.startsWith('|-') || (lines[index + 1] ?? '').startsWith('|-')
    if (line.startsWith('|')) {
      if (!heads) items.push(line)
      open = false
    } else if (line.trim() === '') open = false
    else if (line.startsWith('- ') || !open) {
      items.push(line.replace(/^- /, ''))
      open = true
    } else items.push(`${items.pop()} ${line.trim()}`)
  }
  return items.map((item) => item.replace(/\s+/g, ' '))
}

/** The titles of a file's tests and groups that run, as they stand in it: `%s in %s`. */
export function titlesOfTests(path: string, source: string): Set<string> {
  const titles = new Set<string>()
  for (const node of nodesIn(parseSync(path, source).program)) {
    if (node.type !== 'CallExpression' || !/^(?:it|test|describe)(?:\.(?!skip|todo)\w+)*$/.test(nameOf(node.callee)))
      continue
    const [title] = node.arguments
    if (title?.type === 'Literal' && typeof title.value === 'string') titles.add(title.value)
    if (title?.type === 'TemplateLiteral') titles.add(source.slice(title.start + 1, title.end - 1))
  }
  return titles
}

/** The name under which something is called: `it.each` for `it.each([…])`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return `${nameOf(node.object)}.${node.property.name}`
  if (node.type === 'CallExpression') return nameOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? nameOf(node.tag) : ''
}

/**
 * Errors of the table: items of rules without evidence, entries without an item, tests that do not exist.
 * `rules` are the items by the rule's id, `titlesIn` the titles of a file's tests, null where there is no such file.
 */
export function gapsOfTable(
  table: TestsOfRules,
  rules: ReadonlyMap<string, readonly string[]>,
  titlesIn: (path: string) => ReadonlySet<string> | null,
): string[] {
  const gaps = Object.keys(table).flatMap((id) => (rules.has(id) ? [] : [`${id}: no such rule`]))
  for (const [id, items] of rules) {
    const entries = table[id] ?? []
    for (const item of items)
      if (entries.filter(({ rule }) => item.startsWith(rule)).length !== 1) gaps.push(`${id}: no entry for “${item}”`)
    for (const { rule, held = [], lacks, fact } of entries) {
      if (!items.some((item) => item.startsWith(rule))) gaps.push(`${id}: no item begins with “${rule}”`)
      if (held.length === 0 && lacks === undefined && fact === undefined) gaps.push(`${id}: nothing holds “${rule}”`)
      for (const [path, title] of held.flatMap((test) => Object.entries(test))) {
        const titles = titlesIn(path)
        if (titles === null) gaps.push(`${id}: no file ${path}`)
        else if (!titles.has(title)) gaps.push(`${id}: no test “${title}” in ${path}`)
      }
    }
  }
  return gaps
}
