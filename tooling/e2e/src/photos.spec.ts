import type { Locator, Page } from '@playwright/test'

import { readRunEnv } from './env.ts'
import { anyCar, carsOf, pathOfCar } from './fixtures/api.ts'
import { onlyInGate } from './fixtures/devices.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cards, MAX_SHIFT, openHydrated, shiftOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

/** Lets the named photographs through to the server, which draws them; all others stay pixels, or a first visit takes minutes. */
async function draw(page: Page, keys: readonly string[]): Promise<void> {
  await page.route(
    (url) => keys.some((key) => url.pathname.startsWith(`/photos/${key}/`)),
    (route) => route.continue(),
  )
}

async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(100)
  for (const size of ['width', 'height']) await expect(image).toHaveAttribute(size, /^\d+$/)
}

for (const [device, settings] of onlyInGate('phone')) {
  test.describe(`Photographs on a ${device}`, () => {
    test.use(settings)

    test('are drawn for the first cards, in boxes of their own size', async ({ page }) => {
      const { cars } = await carsOf(site)
      await draw(
        page,
        cars.slice(0, 3).flatMap(({ photo }) => photo?.key ?? []),
      )
      await page.goto(site.url(site.listing))
      for (const index of [0, 1, 2]) {
        const photo = cards(page).nth(index).locator('img')
        await expectLoaded(photo)
        // The title beside it names the car.
        await expect(photo).toHaveAttribute('alt', '')
      }
    })

    test('are drawn for the car that a visitor opens', async ({ page }) => {
      const car = await anyCar(site)
      await draw(page, [car.photo?.key ?? ''])
      await page.goto(site.url(pathOfCar(site, car)))
      const photo = page.getByRole('main').locator('img').first()
      await expectLoaded(photo)
      await expect(photo).toHaveAttribute('alt', /\S/)
    })

    // How much moves depends on how busy the machine is.
    if (readRunEnv().matrix) {
      test('move nothing on the page while they come, nor does script', async ({ page }) => {
        for (const path of [site.listing, site.home, pathOfCar(site, await anyCar(site))]) {
          await openHydrated(page, site.url(path))
          expect(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT)
        }
      })
    }
  })
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('photographs are there all the same', async ({ page }) => {
    const car = await anyCar(site)
    await draw(page, [car.photo?.key ?? ''])
    await page.goto(site.url(site.listing))
    await expectLoaded(cards(page).first().locator('img'))
  })
})

test('Photographs come in every format that pages name, to be kept for good', async () => {
  const car = await anyCar(site)
  for (const [format, type] of Object.entries({ avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' })) {
    const { status, headers, bytes } = await httpGet({
      host: site.edition.host,
      path: `/photos/${car.photo?.key}/640.${format}`,
    })
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(bytes).toBeGreaterThan(1000)
    expect(headers['cache-control']).toContain('immutable')
  }
})
