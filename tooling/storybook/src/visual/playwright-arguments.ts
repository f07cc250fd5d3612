/**
 * The arguments of `pnpm visual` for Playwright: `--update` records the pictures anew; any other word narrows the run to
 * the stories whose name contains it.
 */
export function playwrightArguments(args: readonly string[]): string[] {
  const words = args.filter((arg) => arg !== '--update' && arg !== '--')
  return [
    ...(args.includes('--update') ? ['--update-snapshots=changed'] : []),
    ...(words.length > 0 ? ['--grep', words.join('|')] : []),
  ]
}
