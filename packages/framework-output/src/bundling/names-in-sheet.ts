import { generate, parse, walk } from 'css-tree'

/** The classes that the selectors of a style sheet name, and its animations, each in the order of the sheet. */
export function namesInSheet(css: string): { classes: string[]; animations: string[] } {
  const classes: string[] = []
  const animations: string[] = []
  walk(parse(css, { parseValue: false }), (node) => {
    if (node.type === 'ClassSelector') classes.push(node.name)
    else if (node.type === 'Atrule' && node.name === 'keyframes' && node.prelude !== null)
      animations.push(generate(node.prelude))
  })
  return { classes, animations }
}
