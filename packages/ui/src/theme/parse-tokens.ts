/** Tokens by name without the leading dashes, values as written. */
export type Tokens = Readonly<Record<string, string>>

function declarations(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** The tokens of `tokens.css` in both schemes; what the dark scheme does not name is as in the light one. */
export function parseTokens(css: string): { light: Tokens; dark: Tokens } {
  const [first = '', second = ''] = css.split('@media (prefers-color-scheme: dark)')
  const light = declarations(first)
  return { light, dark: { ...light, ...declarations(second) } }
}
