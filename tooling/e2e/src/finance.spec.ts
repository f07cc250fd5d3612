import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { httpGet } from './fixtures/http-get.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const finance = ({ language }: Site) => pathFor('finance', language)

/** The rows of the page's table, as numbers. */
async function tableOf(page: Page): Promise<number[][]> {
  const rows = await page
    .locator('table tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\D/g, ''))),
    )
  return rows.map((cells) => cells.map(Number))
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test('a loan is worked out, and its table is saved as it is shown', async ({ page }) => {
      const { t, money, edition } = french
      const url = french.url(`${finance(french)}?price=120000`)
      await (script ? openHydrated(page, url) : page.goto(url))
      await page.locator('[name=contribution]').fill('0')
      await page.locator('[name=rate]').fill('5')
      await page.locator('[name=income]').fill('9000')
      if (!script) await page.getByRole('button', { name: t('finance:form.submit') }).click()
      await expect(page.locator('[role=status]').first()).toContainText(money(2265))
      await expect(page.getByText(t('finance:afford.payment', { amount: 3600 }))).toBeVisible()

      const link = page.getByRole('link', { name: t('finance:schedule.csv'), includeHidden: true })
      const path = (await link.getAttribute('href')) ?? ''
      const { text } = await httpGet({ host: edition.host, path })
      const lines = text.trimEnd().split('\r\n').slice(1)
      expect(lines).toHaveLength(60)
      expect(await tableOf(page)).toEqual(lines.map((line) => line.split(';').map(Number)))
    })

    test('a down payment is given in percent, and its amount counts where both are given', async ({ page }) => {
      const { t, money } = french
      const url = french.url(`${finance(french)}?price=120000&rate=5`)
      const submit = page.getByRole('button', { name: t('finance:form.submit') })
      await (script ? openHydrated(page, url) : page.goto(url))
      await page.locator('[name=contribution]').fill('')
      await page.locator('[name=percent]').fill('30')
      if (!script) await submit.click()
      await expect(page.locator('[role=status]').first()).toContainText(money(1585))
      await page.locator('[name=contribution]').fill('0')
      if (!script) await submit.click()
      await expect(page.locator('[role=status]').first()).toContainText(money(2265))
      await expect(page.locator('[name=percent]')).toHaveValue('0')
    })

    test('a figure that no lender takes is refused beside its field, and stays there', async ({ page }) => {
      const { t } = french
      const url = french.url(finance(french))
      await (script ? openHydrated(page, url) : page.goto(url))
      await page.locator('[name=months]').fill('61')
      if (!script) await page.getByRole('button', { name: t('finance:form.submit') }).click()
      await expect(page.getByText(t('validation.numberBetween', { min: 12, max: 60 }))).toBeVisible()
      await expect(page.locator('[name=months]')).toHaveValue('61')
    })
  })
}

test('The way to the cars of a price stands apart from what the loan costs, as wide as its text', async ({ page }) => {
  await page.goto(french.url(finance(french)))
  const costs = await page.locator('section[aria-labelledby=loan]').boundingBox()
  const button = await page.locator('section[aria-labelledby=loan] + div a').boundingBox()
  expect((button?.y ?? 0) - (costs?.y ?? 0) - (costs?.height ?? 0)).toBeGreaterThanOrEqual(8)
  expect(button?.width).toBeLessThan((costs?.width ?? 0) - 8)
})
