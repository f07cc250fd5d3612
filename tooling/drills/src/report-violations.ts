/** Prints the violations. Returns whether there were none. */
export function reportViolations(broken: readonly string[]): boolean {
  console.log(broken.length === 0 ? '\nAll promises were kept.' : `\nBroken:\n  ${broken.join('\n  ')}`)
  return broken.length === 0
}
