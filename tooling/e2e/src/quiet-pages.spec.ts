import { openAlive } from './fixtures/page-state.ts'
import { allPages, isWalkedWhole } from './fixtures/pages.ts'
import { SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

// The server speaks Arabic and lives at the other end of the world (env.ts); these browsers are English and in
// Casablanca. What the browser complains of fails each test by itself.
test.describe('Every page comes to life without a complaint of the browser', () => {
  test.use({ locale: 'en-US', timezoneId: 'Africa/Casablanca' })

  // The main pages of all sites are looked at by a foreign browser.
  for (const site of SITES.filter(isWalkedWhole)) {
    test(site.name, async ({ page, faults }) => {
      for (const [name, path] of await allPages(site)) {
        await openAlive(page, site.url(path))
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        expect(await page.title(), name).toContain('Otosafi')
        expect(faults, name).toEqual([])
      }
    })
  }
})
