/** Says which promises were broken, and answers whether none was. */
export function tellBroken(broken: readonly string[]): boolean {
  console.log(broken.length === 0 ? '\nAll promises were kept.' : `\nBroken:\n  ${broken.join('\n  ')}`)
  return broken.length === 0
}
