import { defineConfig } from 'vitest/config'

import { filesOfPart, results, triesInCi } from '@otosafi/vitest/results'

export default defineConfig({
  test: {
    ...results,
    ...filesOfPart(),
    retry: triesInCi(1),
    // These take longest of all packages. Turbo runs two packages at a time on two cores: together one process more than cores.
    maxWorkers: 2,
  },
})
