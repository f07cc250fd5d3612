/** The words of a name in PascalCase or camelCase, in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(?<!^)(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
}

/** `PriceNote` in kebab-case: `price-note`. */
export function kebabCase(name: string): string {
  return wordsOf(name).join('-')
}

/** `PriceNote` as a title: `Price note`. */
export function sentenceCase(name: string): string {
  const words = wordsOf(name).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `tradeIn` in PascalCase: `TradeIn`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A text as a TypeScript string literal in single quotes. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
