import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'

import { type Node, parseSync, type Program } from 'oxc-parser'

/** A parsed module: its functions by their names, and what its imports name: a name in another file, or in a library. */
export type Module = {
  path: string
  source: string
  program: Program
  functions: ReadonlyMap<string, Node>
  imports: ReadonlyMap<string, Imported>
}

/** The target of an import; `path` is null outside the workspace. */
export type Imported = { name: string; source: string; path: string | null }

const known = new Map<string, Module>()

/** Parses a TypeScript file, once. Throws where it cannot be parsed. */
export function readModule(path: string): Module {
  const module = known.get(path) ?? parseModule(path)
  known.set(path, module)
  return module
}

function parseModule(path: string): Module {
  const source = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  const functions = new Map<string, Node>()
  const imports = new Map<string, Imported>()
  for (const node of nodesIn(program)) {
    if (node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, node)
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      functions.set(node.id.name, node.init)
    if (node.type !== 'ImportDeclaration') continue
    for (const each of node.specifiers) {
      const name =
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : 'default'
      imports.set(each.local.name, { name, source: node.source.value, path: resolve(path, node.source.value) })
    }
  }
  return { path, source, program, functions, imports }
}

function isFunction(node: Node | null | undefined): node is Node {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

function resolve(from: string, source: string): string | null {
  if (!/^(?:\.|@otosafi\/)/.test(source) || (extname(source) !== '' && !/\.tsx?$/.test(source))) return null
  return createRequire(from).resolve(source)
}

/** A node and all that is in it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node) as unknown[])
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(each)) yield* nodesIn(each)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
