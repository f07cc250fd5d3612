import { execFileSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: `${import.meta.dirname}/../../../..`,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  })

/**
 * The commits that changed `paths`, newest first: a zero, the day, a tab, the sentence, and what `files` says of the files.
 * Nothing where there is no history, or a cut one, whose first commit would seem to have made everything.
 */
export function history(files: '--name-only' | '--name-status', paths: readonly string[]): string {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''
    return git('log', '--no-merges', '--format=%x00%cs%x09%s', files, '--', ...paths)
  } catch {
    return ''
  }
}
