import type { Browser } from '@playwright/test'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { openAlive } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const PERSON =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** A browser of somebody else: the server believes the proxy that is on its own machine. */
function visitorFrom(browser: Browser, address: string, javaScriptEnabled = true) {
  return browser.newContext({
    ...PHONE,
    javaScriptEnabled,
    userAgent: PERSON,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
}

test('A car says how many have looked at it today: with script, without, each once', async ({ browser }) => {
  // The count of today may be cached for a minute.
  test.slow()
  const car = await anyCar(site)
  const url = site.url(pathOfCar(site, car))
  const seen = `/seen/${car.id}.gif`

  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    const context = await visitorFrom(browser, address)
    const page = await context.newPage()
    const told = page.waitForResponse((response) => response.url().endsWith(`/api/cars/${car.id}/views`))
    await openAlive(page, url)
    await page.keyboard.press('Tab')
    expect((await told).status()).toBe(204)
    await context.close()
  }

  const context = await visitorFrom(browser, '198.51.100.3', false)
  const page = await context.newPage()
  const asked = page.waitForResponse((response) => response.url().endsWith(seen))
  await page.goto(url)
  expect((await asked).status()).toBe(200)

  const shown = page.getByRole('main').getByText(site.t('car.viewsToday', { count: 3 }))
  await expect(async () => {
    await page.goto(`${url}?at=${Date.now()}`)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [5000] })
  await context.close()
})
