import { defineConfig } from 'vitest/config'

import { filesOfPart, results, triesInCi } from '@otosafi/vitest/results'

/** Of the random and hostile cases, those that are many in the part `properties` of the deep tests. */
const PROPERTIES = ['src/server/hostile-input.test.ts', 'src/stock-import/damaged-files.test.ts']

export default defineConfig({
  test: {
    ...results,
    ...filesOfPart(PROPERTIES),
    retry: triesInCi(1),
    // These take longest of all packages. Turbo runs two packages at a time on two cores: together one process more than cores.
    maxWorkers: 2,
  },
})
