import { pathFor } from '@otosafi/editions/routes/path-for'

import { freshAddress } from './fixtures/account-mail.ts'
import { anyCar } from './fixtures/api.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [french] = SITES.filter(({ name }) => name === 'ma in fr') as [Site]

for (const site of inGate(DEFAULT_SITES, ['ma in fr'])) {
  test(`categories are all on one page, and each leads to its cars: ${site.name}`, async ({ page }) => {
    await page.goto(site.url(pathFor('categories', site.language)))
    await page.locator('main h2 a').first().click()
    await expect(page).toHaveURL(new RegExp(`${pathFor('categories', site.language)}/[^/]+$`))
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    test('the link to leave the newsletter is asked for, and nothing says who is subscribed', async ({ page }) => {
      await page.goto(french.url(pathFor('leaveNewsletter', french.language)))
      const form = page.locator('form#leave-newsletter')
      await form.locator('input[name=email]').fill('salma@')
      await form.locator('button[type=submit]').click()
      await expect(form.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.locator('input[name=email]')).toHaveValue('salma@')
      await form.locator('input[name=email]').fill(freshAddress())
      await form.locator('button[type=submit]').click()
      await expect(page.getByText(french.t('newsletter.leave.sent'))).toBeVisible()
    })
  })
}

test('a car that was seen on this device is there to choose, and leads to its next steps', async ({ page }) => {
  const { id } = await anyCar(french)
  await page.addInitScript((car) => localStorage.setItem('recent', JSON.stringify([car])), id)
  await openHydrated(page, french.url(pathFor('chooseCar', french.language)))
  const steps = pathFor('interested', french.language, { id })
  await page.locator(`main a[href="${steps}"]`).first().click()
  await expect(page).toHaveURL(french.url(steps))
})
