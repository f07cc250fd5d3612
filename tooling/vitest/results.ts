/** Vitest settings every package shares: quiet on success, and a machine-readable result beside the package for the closing count. */
export const results = {
  reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]] as ['default', ['json', { outputFile: string }]],
}
