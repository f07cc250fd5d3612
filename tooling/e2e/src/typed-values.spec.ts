import { pathOfCar, soldCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { openFilters, openGroup } from './fixtures/listing.ts'
import { openAlive, scrollOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const { t } = french

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
        notes.filter({ hasText: site.t('listing.leftOut.line', { text, field }) })
      await expect(left('20', site.t('listing.range.yearMin'))).toBeVisible()
      await expect(left('10', site.t('listing.group.doors'))).toBeVisible()
      await expect(left('100000', site.t('listing.range.priceMax'))).toBeVisible()

      const form = await openFilters(page, site)
      const year = form.getByRole('textbox', { name: site.t('listing.range.yearMin') })
      await expect(year).toHaveValue('20')
      await expect(year).toHaveAccessibleDescription(site.t('listing.leftOut.year', { year: '2018' }))
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
    await openAlive(page, site.url(`${site.listing}?${search}`))
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

test('Words that complete to nothing are offered to be searched for', async ({ page }) => {
  await openAlive(page, french.url(french.listing))
  const form = await openFilters(page, french)
  await form.locator('input[name=q]').focus()
  const field = form.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('clio moins de 5 millions')
  await expect(form.getByText(t('listing.suggestions.none'))).toBeVisible()
  await field.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'clio moins de 5 millions')
  const budget = t('listing.chip.priceMax', { amount: 50_000 })
  const name = t('listing.search.read', { text: 'moins de 5 millions', label: budget })
  await expect(page.getByRole('link', { name: t('listing.removeFilter', { name }) })).toBeVisible()
})

test('A reference in the search leads to its car, though it is sold, and back to the list', async ({ page }) => {
  const car = await soldCar(french)
  await openAlive(page, french.url(french.listing))
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

test('An amount is read as it is written, with its fraction cut', async ({ page }) => {
  for (const typed of ['85 000,00', '85000.50', '٨٥٬٠٠٠', '85.000 DH']) {
    await page.goto(french.url(`${french.listing}?priceMax=${encodeURIComponent(typed)}`))
    await expect(page.getByRole('link', { name: t('listing.chip.priceMax', { amount: 85_000 }) })).toBeVisible()
  }
})

test('A year is no mistake while it is typed, is one when its field is left, and none once it is whole', async ({
  page,
}) => {
  await openAlive(page, french.url(french.listing))
  const form = await openFilters(page, french)
  const group = await openGroup(form, t('listing.group.modelYear'))
  const year = group.getByRole('textbox', { name: t('listing.range.yearMin') })
  const note = page.getByText(t('listing.leftOut.line', { text: '20', field: t('listing.range.yearMin') }))
  await year.fill('20')
  await group.getByRole('textbox', { name: t('listing.range.yearMax') }).focus()
  await expect(note).toBeVisible()
  await expect(year).toHaveValue('20')
  await year.press('End')
  await year.pressSequentially('18')
  await page.waitForURL((url) => url.searchParams.get('yearMin') === '2018')
  await expect(note).toHaveCount(0)
})

test('An address beyond the last page leads to that page', async () => {
  const host = `${french.edition.host}.localhost`
  const first = await httpGet({ host, path: `${french.listing}?sort=priceAsc&page=900` })
  expect(first.status).toBe(302)
  const { location = '' } = first.headers
  expect(location).toMatch(/\?sort=priceAsc&page=\d{1,2}$/)
  expect((await httpGet({ host, path: location })).status).toBe(200)
})
