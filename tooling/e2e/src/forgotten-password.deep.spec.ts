import { expectAccessible } from './fixtures/axe.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('The pages of links', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const site of ['ma in fr', 'ma in ar', 'coza in zu'].map(siteNamed)) {
    test(`say on opening that a link has run out, and fit 320 px: ${site.name}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const look = async (name: string) => {
        expect.soft(await sidewaysOf(page), name).toBe(0)
        expect.soft(await cutTexts(page), name).toEqual([])
        await expectAccessible(page, name)
      }
      const nobodys = 'x'.repeat(43)
      const { reset, verify } = accountPaths(site, nobodys)
      await openHydrated(page, site.url(reset))
      await expect(page.getByText(site.t('errors.resetLinkExpired'))).toBeVisible()
      await look('link to a new password has run out')
      await openHydrated(page, site.url(verify))
      await expect(page.getByText(site.t('errors.verificationLinkExpired'))).toBeVisible()
      await look('link to a verification has run out')
    })
  }
})
