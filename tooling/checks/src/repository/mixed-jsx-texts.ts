import type { Node } from 'oxc-parser'

import { nodesIn, readModule } from './module-tree.ts'

/** A function that writes a text. */
const WRITES = /^(?:t|format[A-Z]\w*)$/
/** Names of constants, which are the same at every rendering. */
const CONSTANT = /^[A-Z_]+$/

/**
 * The texts of a file that stand beside other children and change, come and go, or have a child that comes and goes before
 * them, as they are written. Browsers that translate a page put elements around its texts: React then changes a text that
 * nobody sees, or does not find its place. A text in an element of its own is safe.
 */
export function mixedJsxTexts(path: string): string[] {
  const { program, source } = readModule(path)
  const flaws: Node[] = []
  for (const node of nodesIn(program)) {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue
    const parts = node.children.map(partOf).filter((part) => part !== null)
    if (parts.length < 2) continue
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1]
      if (isText(part) && (isChoice(part) || changes(part) || (before !== undefined && isChoice(before))))
        flaws.push(part)
    }
  }
  return flaws.map(({ start, end }) => source.slice(start, end).trim())
}

/** The rendered part of a child; null for comments and the line breaks between elements. */
function partOf(child: Node): Node | null {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n') ? null : child
  if (child.type !== 'JSXExpressionContainer') return child
  return child.expression.type === 'JSXEmptyExpression' ? null : child.expression
}

/** Whether a node renders conditionally. */
function isChoice({ type }: Node): boolean {
  return type === 'ConditionalExpression' || type === 'LogicalExpression'
}

function isText(part: Node): boolean {
  if (part.type === 'JSXText' || part.type === 'TemplateLiteral') return true
  if (part.type === 'Literal') return typeof part.value === 'string'
  if (part.type === 'ConditionalExpression') return isText(part.consequent) || isText(part.alternate)
  if (part.type === 'LogicalExpression') return isText(part.right)
  return part.type === 'CallExpression' && part.callee.type === 'Identifier' && WRITES.test(part.callee.name)
}

/** Whether a text is one of two, or written with values. */
function changes(part: Node): boolean {
  if (part.type === 'TemplateLiteral') return part.expressions.length > 0
  if (part.type !== 'CallExpression') return false
  const [key, values] = part.arguments
  if (key !== undefined && isChoice(key)) return true
  return values !== undefined && !(values.type === 'Identifier' && CONSTANT.test(values.name))
}
