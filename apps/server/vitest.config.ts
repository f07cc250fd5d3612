import { defineConfig } from 'vitest/config'

import { filesOfPart, results, triesInCi } from '@otosafi/vitest/results'

/** Of the random and hostile cases, those that are many in the part `properties` of the deep tests. */
const PROPERTIES = ['src/server/hostile-input.test.ts', 'src/stock-import/damaged-files.test.ts']

export default defineConfig({
  test: {
    ...results,
    ...filesOfPart(PROPERTIES),
    retry: triesInCi(1),
    // A worker loads the server once instead of once a file, which halves the time. No test may leave a replaced
    // module or global behind.
    isolate: false,
    // These take longest of all packages. Turbo runs two packages at a time on two cores: together one process more than cores.
    maxWorkers: 2,
  },
})
