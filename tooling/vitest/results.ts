/**
 * Vitest settings that every package shares: a machine-readable result beside the package for the closing count, and limits that a
 * busy two-core machine stays far below; a limit only ends what hangs, no test asserts its own duration.
 */
export const results = {
  reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]] as [
    'default',
    ['json', { outputFile: string }],
  ],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
