import type { Browser } from '@playwright/test'

import { carsOf, pathOfCar } from './fixtures/api.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
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
  // One that hardly any other test looks at.
  const car = (await carsOf(site)).cars.at(-1)
  if (!car) throw new Error(`${site.name} has no cars`)
  const url = site.url(pathOfCar(site, car))
  const seen = `/seen/${car.id}.gif`

  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    const context = await visitorFrom(browser, address)
    const page = await context.newPage()
    const report = page.waitForResponse((response) => response.url().endsWith(`/api/cars/${car.id}/views`))
    await openHydrated(page, url)
    await page.keyboard.press('Tab')
    expect((await report).status()).toBe(204)
    await context.close()
  }

  const context = await visitorFrom(browser, '198.51.100.3', false)
  const page = await context.newPage()
  const asked = page.waitForResponse((response) => response.url().endsWith(seen))
  await page.goto(url)
  expect((await asked).status()).toBe(200)

  // Views are written after seconds. Each language is cached by itself: one that nobody has asked for yet tells the count of now.
  const unread = SITES.filter(({ edition, language }) => edition === site.edition && language !== site.language)
  await expect(async () => {
    const read = unread.shift() ?? site
    await page.goto(`${read.url(pathOfCar(read, car))}?at=${Date.now()}`)
    const shown = page.getByRole('main').getByText(read.t('car.viewsToday', { count: 3 }))
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [5000] })
  await context.close()
})
