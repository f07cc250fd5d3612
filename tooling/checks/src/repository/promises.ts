import { parseSync } from 'oxc-parser'

import { nodesIn } from './module-tree.ts'

/** The ids of the questions that a file of the demonstration answers: `{ id: 'how-to-book', … }`. */
export function questionsIn(path: string, source: string): string[] {
  const ids: string[] = []
  for (const node of nodesIn(parseSync(path, source).program)) {
    if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'id') continue
    if (node.value.type === 'Literal' && typeof node.value.value === 'string') ids.push(node.value.value)
  }
  return ids
}

/** The sentences of a page of text: the English of its paragraphs and list items, as they stand in its file. */
export function sentencesIn(path: string, source: string): string[] {
  const texts: string[] = []
  for (const node of nodesIn(parseSync(path, source).program)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue
    const { name } = node.callee
    const english =
      name === 'paragraph'
        ? node.arguments.slice(0, 1)
        : name === 'list'
          ? node.arguments.flatMap((item) => (item.type === 'ArrayExpression' ? item.elements.slice(0, 1) : []))
          : []
    for (const text of english) if (text !== null) texts.push(source.slice(text.start + 1, text.end - 1))
  }
  return texts
}

/** The claims that an edition may make, as packages/editions lists them. */
export function claimsIn(source: string): string[] {
  const [, listed = ''] = /CLAIMS = \[([^\]]+)\]/.exec(source) ?? []
  return [...listed.matchAll(/'(\w+)'/g)].map(([, claim = '']) => claim)
}
