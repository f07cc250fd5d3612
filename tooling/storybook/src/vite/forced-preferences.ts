import type { Plugin } from 'vite'

const QUERY = /@media \((?:prefers-reduced-motion: (reduce|no-preference)|forced-colors: (active))\) \{/g

/** Style queries in place of preferences of the reader's system; `src/storybook.css` sets the properties. */
const PROPERTIES = { motion: 'style(--motion: reduced)', colours: 'style(--colours: forced)' } as const

/** Where the block ends that was opened just before `start`: the index of its closing brace. Throws where it has none. */
function endOfBlock(css: string, start: number): number {
  let depth = 1
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    if (css[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error('A block about a preference of the reader is not closed')
}

/**
 * Makes the rules for less motion and for forced colours apply inside elements whose `--motion` is `reduced` and whose
 * `--colours` are `forced`, too, and those for full motion no longer: what a page cannot switch, which is the reader's system,
 * becomes a property that it can.
 */
export function forcePreferences(css: string): string {
  let written = ''
  let done = 0
  for (const { 0: query, 1: motion, index } of css.matchAll(QUERY)) {
    const start = index + query.length
    const end = endOfBlock(css, start)
    const rules = css.slice(start, end)
    const property = motion === undefined ? PROPERTIES.colours : PROPERTIES.motion
    written += css.slice(done, index)
    written +=
      motion === 'no-preference'
        ? `${query}\n@container not ${property} {${rules}}\n}`
        : `${query}${rules}}\n\n@container ${property} {${rules}}`
    done = end + 1
  }
  return written + css.slice(done)
}

/** Lets Storybook's toolbar ask for less motion and for forced colours without adding bytes to the product's styles. */
export function forcedPreferences(): Plugin {
  return {
    name: 'otosafi:forced-preferences',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') && code.search(QUERY) !== -1 ? forcePreferences(code) : null
    },
  }
}
