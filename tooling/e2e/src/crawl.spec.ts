import { readRunEnv } from './env.ts'
import { crawl } from './fixtures/crawl.ts'
import { SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

/** All sites, in the part `matrix` of the deep tests: the gate has no time for them. */
for (const site of readRunEnv().matrix ? SITES : [])
  test(`Every link of a site leads to a page, and to the place of it that it names: ${site.name}`, async () => {
    test.setTimeout(600_000)
    const { faults, kinds, places } = await crawl(site)
    const pages = [...kinds.values()].reduce((sum, each) => sum + each, 0)
    console.log(`${site.name}: ${pages} links of ${kinds.size} kinds, ${places} places`)
    expect(kinds.size).toBeGreaterThan(40)
    expect(faults).toEqual([])
  })
