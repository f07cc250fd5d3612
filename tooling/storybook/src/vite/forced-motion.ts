import type { Plugin } from 'vite'

const QUERY = /@media \(prefers-reduced-motion: (reduce|no-preference)\) \{/g
const REDUCED = 'style(--motion: reduced)'

/** Where the block ends that was opened just before `start`: the index of its closing brace. Throws where it has none. */
function endOfBlock(css: string, start: number): number {
  let depth = 1
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    if (css[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error('A block about prefers-reduced-motion is not closed')
}

/**
 * Makes the rules for less motion apply inside elements whose `--motion` is `reduced`, too, and those for full motion no
 * longer: what a page cannot switch, which is the reader's system, becomes a property that it can.
 */
export function forceMotion(css: string): string {
  let written = ''
  let done = 0
  for (const { 0: query, 1: preference, index } of css.matchAll(QUERY)) {
    const start = index + query.length
    const end = endOfBlock(css, start)
    const rules = css.slice(start, end)
    written += css.slice(done, index)
    written +=
      preference === 'reduce'
        ? `${query}${rules}}\n\n@container ${REDUCED} {${rules}}`
        : `${query}\n@container not ${REDUCED} {${rules}}\n}`
    done = end + 1
  }
  return written + css.slice(done)
}

/** Lets Storybook's toolbar ask for less motion without adding bytes to the product's styles. */
export function forcedMotion(): Plugin {
  return {
    name: 'otosafi:forced-motion',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') && code.includes('prefers-reduced-motion') ? forceMotion(code) : null
    },
  }
}
