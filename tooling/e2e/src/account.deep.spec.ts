import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { holdRequests } from './fixtures/held-requests.ts'
import { keepFallbackFonts, openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn, signOut } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const site = siteNamed('ma in fr')

/** Where each form, field and button of a page stands, CSS pixels from its top. */
function placesOf(page: Page): Promise<number[]> {
  return page
    .locator('main :is(form, h2, label, input:not([type=hidden]), button)')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)))
}

test('Nothing of the account moves when script takes it over: a press just then would be lost', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  await keepFallbackFonts(page)
  await page.goto(site.url(accountPaths(site).account))
  await signIn(page, DEMO)
  await expect(page).toHaveURL(site.url(accountPaths(site).account))
  const sections = ['edit-profile', 'requests', 'saved-searches', 'password', 'sign-ins', 'privacy']
  const paths = sections.map((key) => pathFor('accountSection', site.language, { key }))
  for (const path of [...paths, pathFor('favourites', site.language)]) {
    const release = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.goto(site.url(path))
    const before = await placesOf(page)
    release()
    await untilHydrated(page)
    expect.soft(await placesOf(page), path).toEqual(before)
    await page.unrouteAll()
  }
})

test('A wide screen goes on from the account’s page to the profile, where one can sign out too', async ({ page }) => {
  const { account, editProfile } = accountPaths(site)
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto(site.url(account))
  await signIn(page, DEMO)
  await expect(page).toHaveURL(site.url(account))
  await openHydrated(page, site.url(account))
  await expect(page).toHaveURL(site.url(account))
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(site.url(account))
  await expect(page).toHaveURL(site.url(editProfile))
  await page.goBack()
  await expect(page, 'the way back leads past the account’s page').not.toHaveURL(site.url(editProfile))
  await openHydrated(page, site.url(editProfile))
  await signOut(page, site)
  await expect(page).toHaveURL(site.url(site.home))
})
