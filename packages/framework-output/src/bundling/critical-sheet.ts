import { type CssNode, type Declaration, generate, parse, property, type Rule, type Selector, walk } from 'css-tree'

import { assume } from '../assumptions.ts'
import { CHECKED_ATTRIBUTES, type CriticalDeclaration, type CriticalRule } from '../page/critical-rules.ts'
import { type PropertyTexts, writeProperties } from './custom-properties.ts'

/** Pseudo-classes that no page has at first, since they need an interaction: by then the whole sheets have loaded. */
const INTERACTIVE: ReadonlySet<string> = new Set(['hover', 'active'])
/** Beginnings of the properties that only interaction shows, without prefixes; what a page shows at first does not move. */
const INTERACTION =
  'animation transition scroll-behavior cursor tap-highlight overscroll touch-action user-select'.split(' ')
/** Pseudo-classes whose only argument must match. */
const MATCHING: ReadonlySet<string> = new Set(['is', 'where', 'has'])
/** Conditional group rules. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'layer'])

/** The critical CSS of a style sheet, with `texts` in place of custom properties. Throws for CSS that css-tree cannot parse. */
export function criticalSheet(css: string, texts?: PropertyTexts): CriticalRule[] {
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: ({ message }) => assume('style-sheets', false, message),
  })
  if (texts !== undefined) writeProperties(sheet, texts)
  assume('style-sheets', sheet.type === 'StyleSheet', sheet.type)
  return sheet.children.toArray().flatMap((node) => rulesOf(node, ''))
}

/** The rules of a node that stands within the blocks that `at` begins. */
function rulesOf(node: CssNode, at: string): CriticalRule[] {
  if (node.type === 'Rule') return [ruleOf(node, at)]
  if (node.type === 'Atrule' && node.name === 'keyframes') return []
  if (node.type === 'Atrule' && node.block !== null && CONDITIONS.has(node.name)) {
    const within = `${at}@${node.name} ${node.prelude === null ? '' : generate(node.prelude)}{`
    return node.block.children.toArray().flatMap((each) => rulesOf(each, within))
  }
  assume('style-sheets', node.type === 'Comment', generate(node).slice(0, 80))
  return []
}

function ruleOf({ prelude, block }: Rule, at: string): CriticalRule {
  assume('style-sheets', prelude.type === 'SelectorList', generate(prelude))
  const selectors = prelude.children.toArray().map((each) => {
    assume('style-sheets', each.type === 'Selector', generate(each))
    return { text: generate(each), needs: needsOf(each) }
  })
  const declarations = block.children.toArray().flatMap((each) => {
    assume('style-sheets', each.type === 'Declaration', generate(each))
    const { basename } = property(each.property)
    return INTERACTION.some((name) => basename.startsWith(name)) ? [] : [declarationOf(each)]
  })
  return { at, selectors, declarations }
}

/** Features that a page must have for a selector to match; `:not()`, alternatives and attributes not checked require none. */
function needsOf(selector: Selector): string[] {
  return selector.children.toArray().flatMap((part) => {
    if (part.type === 'ClassSelector') return [`.${part.name}`]
    if (part.type === 'TypeSelector') return part.name === '*' ? [] : [part.name]
    if (part.type === 'AttributeSelector' && part.name.name === 'dir')
      return part.value && generate(part.value).includes('rtl') ? ['[dir=rtl]'] : []
    if (part.type === 'AttributeSelector') return checkedNeed(part.name.name)
    if (part.type !== 'PseudoClassSelector') return part.type === 'PseudoElementSelector' ? checkedNeed(part.name) : []
    if (INTERACTIVE.has(part.name)) return [`:${part.name}`]
    if (!MATCHING.has(part.name)) return checkedNeed(part.name.replace('-shown', ''))
    const list = part.children?.first
    const only = list?.type === 'SelectorList' && list.children.size === 1 ? list.children.first : null
    return only?.type === 'Selector' ? needsOf(only) : []
  })
}

function checkedNeed(name: string): string[] {
  return CHECKED_ATTRIBUTES.has(name) ? [`[${name}]`] : []
}

function declarationOf(node: Declaration): CriticalDeclaration {
  const uses = new Set<string>()
  walk(node.value, (each) => {
    if (each.type === 'Identifier' && each.name.startsWith('--')) uses.add(each.name)
  })
  const defines = node.property.startsWith('--') ? { defines: node.property } : {}
  return { text: generate(node), uses: [...uses], ...defines }
}
