import type { Node } from 'oxc-parser'

import { type Module, nodesIn, readModule } from './module-tree.ts'

/** Hooks that only read the data of the rendering, which static HTML may use. */
const READING: ReadonlySet<string> = new Set([
  'use',
  'useContext',
  'useId',
  'useLoaderData',
  'useLocation',
  'useMatches',
  'useMemo',
  'useParams',
  'useRouteLoaderData',
])

const HOOK = /^use(?:[A-Z]|$)/
const HANDLER = /^(?:on[A-Z]|ref$)/
const COMPONENT = /^[A-Z]/

/**
 * Findings in the `<StaticHtml>` parts of a file that need script, which never runs there: handlers and hooks, in the parts and
 * in all components and hooks of the workspace that they are made of. Each is reported as `component: finding`.
 */
export function liveInStaticHtml(path: string): string[] {
  const module = readModule(path)
  const flaws = new Set<string>()
  const seen = new Set<Node>()
  for (const node of nodesIn(module.program)) {
    if (node.type !== 'JSXElement' || nameOf(node) !== 'StaticHtml') continue
    for (const child of node.children) inspect(child, module, 'StaticHtml', flaws, seen)
  }
  return [...flaws]
}

function inspect(part: Node, module: Module, place: string, flaws: Set<string>, seen: Set<Node>): void {
  if (seen.has(part)) return
  seen.add(part)
  for (const node of nodesIn(part)) {
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && HANDLER.test(node.name.name))
      flaws.add(`${place}: ${node.name.name}`)
    const name = node.type === 'JSXElement' ? nameOf(node) : calledIn(node)
    if (name === null || !(HOOK.test(name) || COMPONENT.test(name) || module.functions.has(name))) continue
    const found = definitionOf(name, module)
    if (found !== null) inspect(found.node, found.module, name, flaws, seen)
    else if (HOOK.test(name) && !READING.has(name)) flaws.add(`${place}: ${name}`)
  }
}

/** The name of an element, if it is one name. */
function nameOf({ openingElement }: Extract<Node, { type: 'JSXElement' }>): string | null {
  return openingElement.name.type === 'JSXIdentifier' ? openingElement.name.name : null
}

/** The name of the function that a node calls, if it is one name; that of a hook also where it is a part of something. */
function calledIn(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  const isHook =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && HOOK.test(callee.property.name)
  return isHook && callee.property.type === 'Identifier' ? callee.property.name : null
}

/** Where a component, a hook or a function is written, if that is in the workspace. */
function definitionOf(name: string, module: Module): { node: Node; module: Module } | null {
  const own = module.functions.get(name)
  if (own !== undefined) return { node: own, module }
  const imported = module.imports.get(name)
  if (imported === undefined || imported.path === null) return null
  const there = readModule(imported.path)
  const node = there.functions.get(imported.name)
  return node === undefined ? null : { node, module: there }
}
