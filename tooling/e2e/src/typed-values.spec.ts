import { pathOfCar, soldCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { openFilters } from './fixtures/listing.ts'
import { openHydrated, scrollOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('The address of a car in the search leads to that car', async ({ page }) => {
    const address = french.url(pathOfCar(french, await soldCar(french)))
    await page.goto(french.url(french.listing))
    const form = await openFilters(page, french)
    await form.locator('input[name=q]').fill(address)
    await form.locator('input[name=q]').press('Enter')
    await expect(page).toHaveURL(address)
  })

  for (const site of [french, ...SITES.filter(({ language }) => language === 'ar')]) {
    test(`A filter that cannot be read is said, and stays in its field: ${site.name}`, async ({ page }) => {
      const search = '?yearMin=20&doors=10&priceMin=200000&priceMax=100000'
      const answer = await page.goto(site.url(`${site.listing}${search}`))
      expect(answer?.status()).toBe(200)
      const notes = page.getByRole('main').getByRole('listitem')
      const left = (text: string, field: string) =>
        notes.filter({ hasText: site.t('listing.ignored.line', { text, field }) })
      await expect(left('20', site.t('listing.range.yearMin'))).toBeVisible()
      await expect(left('10', site.t('listing.group.doors'))).toBeVisible()
      await expect(left('100000', site.t('listing.range.priceMax'))).toBeVisible()

      const form = await openFilters(page, site)
      const year = form.getByRole('textbox', { name: site.t('listing.range.yearMin') })
      await expect(year).toHaveValue('20')
      await expect(year).toHaveAccessibleDescription(site.t('listing.ignored.year', { year: '2018' }))
      await expect(form.getByRole('textbox', { name: site.t('listing.range.priceMax') })).toHaveValue('100000')
    })
  }
})

for (const { site, typed, place } of [
  { site: french, typed: 'renult', place: 'Fès' },
  ...SITES.filter(({ language }) => language === 'ar').map((site) => ({ site, typed: 'رونوو', place: 'فاس' })),
]) {
  test(`What was typed into the search is read as it is meant, said, and undone: ${site.name}`, async ({ page }) => {
    const chip = (text: string, label: string) =>
      page.getByRole('link', {
        name: site.t('listing.removeFilter', { name: site.t('listing.search.read', { text, label }) }),
      })
    const budget = site.t('listing.chip.priceMax', { amount: 900_000 })
    const search = new URLSearchParams({ q: `${typed} ${place} 900000 dh qqzz` })
    await openHydrated(page, site.url(`${site.listing}?${search}`))
    await expect(page.getByText(site.t('listing.search.ignored', { count: 1, words: 'qqzz' }))).toBeVisible()
    await expect(chip(typed, 'Renault')).toBeVisible()
    await expect(chip(place, place)).toBeVisible()
    await expect(chip('900000 dh', budget)).toBeVisible()

    await chip(place, place).click()
    await page.waitForURL((url) => url.searchParams.get('q') === `${typed} 900000 dh qqzz`)
    await expect(chip(place, place)).toHaveCount(0)
    await expect(chip('900000 dh', budget)).toBeVisible()

    // Without a word that is understood nothing is found, and nothing was left out.
    await page.goto(site.url(`${site.listing}?q=qqzz`))
    await expect(page.getByText(site.t('listing.search.unread', { count: 1, words: 'qqzz' }))).toBeVisible()
  })
}

test('A reference in the search leads to its car, though it is sold, and back to the list', async ({ page }) => {
  const car = await soldCar(french)
  await openHydrated(page, french.url(french.listing))
  const form = await openFilters(page, french)
  await form.locator('input[name=q]').focus()
  const field = form.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially(car.reference)
  await page.evaluate(() => scrollTo(0, 500))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(french.url(pathOfCar(french, car)))
  await expect.poll(() => scrollOf(page), 'a car opens at its top').toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(french.url(french.listing))
})

test('An address beyond the last page leads to that page', async () => {
  const host = `${french.edition.host}.localhost`
  const first = await httpGet({ host, path: `${french.listing}?sort=priceAsc&page=900` })
  expect(first.status).toBe(302)
  const { location = '' } = first.headers
  expect(location).toMatch(/\?sort=priceAsc&page=\d{1,2}$/)
  expect((await httpGet({ host, path: location })).status).toBe(200)
})
