import { carsOf, titleOf } from './fixtures/api.ts'
import { cards, openAlive, shownIds } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

for (const [device, settings] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`Favourites on a ${device}`, () => {
    test.use(settings)

    test('are kept by a heart, counted, listed and let go', async ({ page }) => {
      const { t } = site
      const [first, second] = (await carsOf(site)).cars
      if (!first || !second) throw new Error('Too few cars for this test')
      const heart = (car: typeof first) =>
        page.getByRole('main').getByRole('button', { name: t('favourites.add', { name: titleOf(car) }), exact: true })
      const inHeader = (count: number) =>
        page.getByRole('banner').getByRole('link', { name: t('shell.favouritesCount', { count }), exact: true })

      await openAlive(page, site.url(site.listing))
      await expect(inHeader(0)).toBeVisible()
      await heart(first).click()
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(t('success.addedToFavourites'), { exact: true })).toBeVisible()
      await heart(second).click()
      await expect(inHeader(2)).toHaveText('2')

      await page.reload()
      await expect(inHeader(2)).toHaveText('2')
      await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
      await inHeader(2).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.title'))
      await expect.poll(() => shownIds(page), 'the newest first').toEqual([second.id, first.id])

      await heart(second).click()
      await heart(first).click()
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'false')
      await inHeader(0).click()
      await expect(page.getByText(t('favourites.empty.title'), { exact: true })).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
    })
  })
}
