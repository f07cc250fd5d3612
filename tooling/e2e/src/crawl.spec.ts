import { expect, test } from '@playwright/test'

import { readRunEnv } from './env.ts'
import { crawl } from './fixtures/crawl.ts'
import { inGate, SITES } from './fixtures/sites.ts'

/** Addresses of one kind that are followed: one each in the gate, which has time for one site alone. */
const SAMPLE = readRunEnv().matrix ? 8 : 1

for (const site of inGate(SITES, ['ma in fr']))
  test(`Every link of a site leads to a page, and to the place of it that it names: ${site.name}`, async () => {
    test.setTimeout(600_000)
    const { faults, kinds, fragments } = await crawl(site, SAMPLE)
    const pages = [...kinds.values()].reduce((sum, each) => sum + each, 0)
    console.log(`${site.name}: ${pages} links of ${kinds.size} kinds, ${fragments} fragments`)
    expect(kinds.size).toBeGreaterThan(40)
    expect(faults).toEqual([])
  })
