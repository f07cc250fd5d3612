import { execFileSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: `${import.meta.dirname}/../../../..`,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  })

/**
 * The commits that changed `paths`, newest first, each as NUL, date, tab, subject, and its files in the format of
 * `files`. Empty without a repository, and in a shallow clone, whose first commit would seem to have added everything.
 */
export function gitLog(files: '--name-only' | '--name-status', paths: readonly string[]): string {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''
    return git('log', '--no-merges', '--format=%x00%cs%x09%s', files, '--', ...paths)
  } catch {
    return ''
  }
}
