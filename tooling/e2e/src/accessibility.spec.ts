import type { Page } from '@playwright/test'

import { readRunEnv } from './env.ts'
import { inspectedCar, pathOfCar } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { openFilters } from './fixtures/listing.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { inGate, SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

async function expectMenusAccessible(page: Page, site: Site, opener: string): Promise<void> {
  await page.goto(site.url(site.home))
  await page.getByRole('banner').locator(`summary[aria-label^="${opener}"]`).filter({ visible: true }).click()
  await expectAccessible(page, 'open menu')
}

/** The filters in use, and in the part `matrix` of the deep tests as they open too. */
async function expectFiltersAccessible(page: Page, site: Site): Promise<void> {
  if (readRunEnv().matrix) {
    await page.goto(site.url(`${site.listing}?transmission=manual`))
    await openFilters(page, site)
    await expectAccessible(page, 'filters')
  }
  await openHydrated(page, site.url(site.listing))
  const form = await openFilters(page, site)
  await form.locator('input[name=q]').focus()
  await expect(form.getByRole('combobox')).toBeFocused()
  await expect(form.getByRole('slider')).toHaveCount(2)
  await expectAccessible(page, 'filters in use')
}

async function expectShareMenuAccessible(page: Page, site: Site): Promise<void> {
  await openHydrated(page, site.url(pathOfCar(site, await inspectedCar(site))))
  const menu = page
    .getByRole('main')
    .locator('details', { has: page.locator(`[aria-label="${site.t('car.action.share')}"]`) })
  await menu.locator('summary').click()
  await expectAccessible(page, 'open share menu', menu)
}

// What opens only on demand, and with a phone's pointer; every-page.spec.ts looks at the pages as they come.
for (const [device, settings] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`Nothing keeps anybody out, on a ${device}, in light and in dark`, () => {
    // Colours must be those of the moment, not of a transition.
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    // French on a phone and the mirrored language on a desktop: the gate has no time for more.
    for (const site of inGate(SITES, [device === 'phone' ? 'ma in fr' : 'ma in ar'])) {
      test(site.name, async ({ page }) => {
        await expectFiltersAccessible(page, site)
        await expectShareMenuAccessible(page, site)
        await expectMenusAccessible(page, site, site.t(device === 'phone' ? 'shell.menu.label' : 'shell.place'))
      })
    }
  })
}
