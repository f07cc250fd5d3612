import { type CssNode, type Declaration, generate, type List, parse, type Rule, type Selector, walk } from 'css-tree'

import { assume } from '../assumptions.ts'
import {
  type CriticalDeclaration,
  type CriticalRule,
  type CriticalSheet,
  RTL,
  CHECKED_ATTRIBUTES,
} from '../page/critical-rules.ts'
import { type PropertyTexts, writeProperties } from './custom-properties.ts'

/** Pseudo-classes that need an interaction: by then the whole sheets have loaded. */
const INTERACTIVE: ReadonlySet<string> = new Set(['hover', 'active'])
/** Beginnings of the properties that only interaction shows; what a page shows at first does not move. */
const INTERACTION = [
  'animation',
  'transition',
  'scroll-behavior',
  'cursor',
  '-webkit-tap-highlight-color',
  'overscroll-behavior',
  'touch-action',
  'user-select',
  '-webkit-user-select',
]
/** Pseudo-classes whose only argument must match. */
const MATCHING: ReadonlySet<string> = new Set(['is', 'where', 'has'])
/** Conditional group rules. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'layer'])

/**
 * The critical CSS of a style sheet, with `texts` in place of custom properties. Throws for CSS that css-tree cannot parse.
 */
export function criticalSheet(
  css: string,
  texts: PropertyTexts = { values: new Map(), names: new Map() },
): CriticalSheet {
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: ({ message }) => assume('style-sheets', false, message),
  })
  writeProperties(sheet, texts)
  const rules: CriticalRule[] = []
  const read = (nodes: List<CssNode>, at: string): void =>
    nodes.forEach((node) => {
      if (node.type === 'Rule') rules.push({ at, ...ruleOf(node) })
      else if (node.type === 'Atrule' && node.block !== null && CONDITIONS.has(node.name))
        read(node.block.children, `${at}@${node.name} ${node.prelude === null ? '' : generate(node.prelude)}{`)
      else if (node.type !== 'Atrule' || node.name !== 'keyframes')
        assume('style-sheets', node.type === 'Comment', generate(node).slice(0, 80))
    })
  assume('style-sheets', sheet.type === 'StyleSheet', sheet.type)
  read(sheet.children, '')
  return rules.filter((rule) => rule.selectors.length > 0 && rule.declarations.length > 0)
}

function ruleOf({ prelude, block }: Rule): Omit<CriticalRule, 'at'> {
  assume('style-sheets', prelude.type === 'SelectorList', generate(prelude))
  const selectors = prelude.children
    .toArray()
    .flatMap((each) =>
      each.type === 'Selector' && !isInteractive(each) ? [{ text: generate(each), needs: needsOf(each) }] : [],
    )
  const declarations = block.children.toArray().flatMap((each) => {
    assume('style-sheets', each.type === 'Declaration', generate(each))
    return INTERACTION.some((name) => each.property.startsWith(name)) ? [] : [declarationOf(each)]
  })
  return { selectors, declarations }
}

function isInteractive(selector: Selector): boolean {
  return selector.children.some((part) => part.type === 'PseudoClassSelector' && INTERACTIVE.has(part.name))
}

/** Features that a page must have for a selector to match; `:not()` and lists of alternatives require none. */
function needsOf(selector: Selector): string[] {
  return selector.children.toArray().flatMap((part) => {
    if (part.type === 'ClassSelector') return [`.${part.name}`]
    if (part.type === 'TypeSelector') return part.name === '*' ? [] : [part.name]
    if (part.type === 'AttributeSelector') return attributeNeeds(part.name.name, part.value && generate(part.value))
    if (part.type === 'PseudoElementSelector') return attributeNeeds(part.name, null)
    if (part.type !== 'PseudoClassSelector') return []
    const [list, ...further] = part.children?.toArray() ?? []
    if (!MATCHING.has(part.name)) return attributeNeeds(part.name.replace('-shown', ''), null)
    const only =
      list?.type === 'SelectorList' && further.length === 0 && list.children.size === 1 && list.children.first
    return only && only.type === 'Selector' ? needsOf(only) : []
  })
}

function attributeNeeds(name: string, value: string | null): string[] {
  if (name === 'dir' && value?.includes('rtl')) return [RTL]
  return CHECKED_ATTRIBUTES.some((each) => each === name) ? [`[${name}]`] : []
}

function declarationOf(node: Declaration): CriticalDeclaration {
  const uses = new Set<string>()
  walk(node.value, (each) => {
    const first = each.type === 'Function' && each.name === 'var' ? each.children.first : null
    if (first?.type === 'Identifier') uses.add(first.name)
  })
  const defines = node.property.startsWith('--') ? { defines: node.property } : {}
  return { text: generate(node), uses: [...uses], ...defines }
}
