import { defineConfig } from 'vitest/config'

import { filesOfPart, results, triesInCi } from '@otosafi/vitest/results'

/**
 * The files of the part `properties` of the deep tests. Random cases that ask the database each (alerts, followers, the listing)
 * are not among them: ten thousand would take hours. `PROPERTY_RUNS=200 npx vitest run <file>` tries more of those.
 */
const PROPERTIES = [
  'src/catalogue/car-store.test.ts',
  'src/catalogue/log-structured-store.test.ts',
  'src/catalogue/market/market-value.test.ts',
  'src/server/hostile-hosts.test.ts',
  'src/server/hostile-input.test.ts',
  'src/server/hostile-sales.test.ts',
  'src/stock-import/damaged-files.test.ts',
]

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
