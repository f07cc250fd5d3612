import { readRunEnv } from './env.ts'
import { expectNoHorizontalOverflow } from './fixtures/horizontal-overflow.ts'
import { allPages, mainPages } from './fixtures/pages.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { test } from './fixtures/test.ts'

// With script, every page is checked where it is visited anyway.
test.describe('Nothing is wider than the screen without script either', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of inGate(SITES, ['coza in zu'])) {
    test(site.name, async ({ page }) => {
      for (const [name, path] of await (readRunEnv().matrix ? allPages(site) : mainPages(site))) {
        await page.goto(site.url(path))
        await expectNoHorizontalOverflow(page, name)
      }
    })
  }
})
