import { openFilters, openGroup } from './fixtures/listing.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const { t } = french

test('Words that complete to nothing are offered to be searched for', async ({ page }) => {
  await openHydrated(page, french.url(french.listing))
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

test('An amount is read as it is written, with its fraction cut', async ({ page }) => {
  for (const typed of ['85 000,00', '85000.50', '٨٥٬٠٠٠', '85.000 DH']) {
    await page.goto(french.url(`${french.listing}?priceMax=${encodeURIComponent(typed)}`))
    await expect(page.getByRole('link', { name: t('listing.chip.priceMax', { amount: 85_000 }) })).toBeVisible()
  }
})

test('A year is no mistake while it is typed, is one when its field is left, and none once it is whole', async ({
  page,
}) => {
  await openHydrated(page, french.url(french.listing))
  const form = await openFilters(page, french)
  const group = await openGroup(form, t('listing.group.modelYear'))
  const year = group.getByRole('textbox', { name: t('listing.range.yearMin') })
  const note = page.getByText(t('listing.ignored.line', { text: '20', field: t('listing.range.yearMin') }))
  await year.fill('20')
  await group.getByRole('textbox', { name: t('listing.range.yearMax') }).focus()
  await expect(note).toBeVisible()
  await expect(year).toHaveValue('20')
  await year.press('End')
  await year.pressSequentially('18')
  await page.waitForURL((url) => url.searchParams.get('yearMin') === '2018')
  await expect(note).toHaveCount(0)
})
