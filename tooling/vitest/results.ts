import { configDefaults } from 'vitest/config'

/**
 * Vitest settings that every package shares: a machine-readable result beside the package for the closing count, and
 * limits that a busy two-core machine stays far below; a limit only ends what hangs, no test asserts its own duration.
 */
export const results = {
  reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]] as [
    'default',
    ['json', { outputFile: string }],
  ],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** For packages without state: a worker loads their modules once, and not once a file, which takes longer than many of their tests. */
export const withoutState = { isolate: false }

/**
 * Retries of a failed test: `times` in CI, whose machine may be busy, and none elsewhere.
 * A test that passes only on retry is named as flaky at the end of the run.
 */
export function triesInCi(times: number): number {
  return process.env['CI'] === 'true' ? times : 0
}

/** Files of tests about trouble and load, which take long: `npm run test:deep` runs them. */
const DEEP = '**/*.deep.test.ts'

/**
 * The files of a package that has such tests: they alone in the part `resilience` of the deep tests, else all others. Where
 * `properties` are given, the part of that name has those files alone.
 */
export function filesOfPart(properties: readonly string[] = []): { include?: string[]; exclude?: string[] } {
  const part = process.env['TEST_PART']
  if (part === 'resilience') return { include: [DEEP] }
  const exclude = [...configDefaults.exclude, DEEP]
  return part === 'properties' && properties.length > 0 ? { include: [...properties], exclude } : { exclude }
}
