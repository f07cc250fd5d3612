import { PAGE_SIZE } from '@otosafi/domain/listing/limits'

import { cards, keepFallbackFonts, openHydrated, restAt, shownIds, topOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

for (const [index, site] of inGate(DEFAULT_SITES, ['ma in fr']).entries()) {
  test.describe(() => {
    test.use(index % 2 === 0 ? PHONE : DESKTOP)

    test(`"Show more" appends cars where the visitor stands, and a car and back finds them again: ${site.name}`, async ({
      page,
    }) => {
      await keepFallbackFonts(page)
      await openHydrated(page, site.url(site.listing))
      const more = page.getByRole('link', { name: site.t('listing.showMore') })
      const firstPage = await shownIds(page)
      expect(firstPage).toHaveLength(PAGE_SIZE)

      await restAt(more)
      const lastCard = cards(page).nth(PAGE_SIZE - 1)
      const place = await topOf(lastCard)
      await more.click()
      await expect(cards(page)).toHaveCount(2 * PAGE_SIZE)
      expect(await topOf(lastCard), 'the page stays where it was').toBe(place)
      await restAt(more)
      await more.click()
      await expect(cards(page)).toHaveCount(3 * PAGE_SIZE)
      const ids = await shownIds(page)
      expect(ids.slice(0, PAGE_SIZE)).toEqual(firstPage)
      expect(new Set(ids).size).toBe(3 * PAGE_SIZE)

      const link = cards(page)
        .nth(2 * PAGE_SIZE + 5)
        .getByRole('link')
      const left = await restAt(link)
      await link.click()
      await expect(page).toHaveURL(/\/buy\//)
      await expect(cards(page)).not.toHaveCount(3 * PAGE_SIZE)
      await page.goBack()
      await expect(cards(page)).toHaveCount(3 * PAGE_SIZE)
      expect(await shownIds(page)).toEqual(ids)
      await expect.poll(() => topOf(link), 'the way back leads to the same place').toBe(left)

      await expect(page).toHaveURL(/[?&]to=3$/)
      await page.reload()
      expect(await shownIds(page), 'a reload shows as many').toEqual(ids)
    })
  })
}

test('A changed filter starts the list anew', async ({ page }) => {
  const [site] = DEFAULT_SITES
  if (!site) throw new Error('No edition')
  await openHydrated(page, site.url(site.listing))
  await page.getByRole('link', { name: site.t('listing.showMore') }).click()
  await expect(cards(page)).toHaveCount(2 * PAGE_SIZE)
  await page.getByLabel(site.t('listing.sortBy')).selectOption('priceDesc')
  await expect(page).toHaveURL(/sort=priceDesc/)
  await expect(cards(page)).toHaveCount(PAGE_SIZE)
})
