import { pathFor } from '@otosafi/editions/routes/path-for'

import { holdData } from './fixtures/held-requests.ts'
import { httpGet } from './fixtures/http-get.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
type Named = { id: string; name: string }
type Prices = { brand: Named; model: Named; years: { modelYear: number; range: object | null }[] }

async function ask<Answer>(path: string): Promise<Answer> {
  return JSON.parse((await httpGet({ host: french.edition.host, path: `/api/pricing/${path}` })).text) as Answer
}

/** The prices of a model that are known of several years. */
async function drawnModel(): Promise<Prices> {
  const { brands } = await ask<{ brands: Named[] }>('brands')
  for (const { id: brand } of brands) {
    const { models } = await ask<{ models: Named[] }>(`models?brand=${brand}`)
    for (const { id: model } of models) {
      const prices = await ask<Prices>(`prices?brand=${brand}&model=${model}`)
      if (prices.years.filter(({ range }) => range !== null).length > 1) return prices
    }
  }
  throw new Error('No model has prices of several years')
}

/** The query of a model's prices. */
const LOGAN = '?brand=dacia&model=logan'
const others = DEFAULT_SITES.filter(({ edition }) => !edition.features.pricingTool)

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    test('a car is valued by brand, model and year', async ({ page }) => {
      const { t } = french
      const url = french.url(pathFor('pricingTool', french.language))
      await (script ? openHydrated(page, url) : page.goto(url))
      const submit = page.getByRole('button', { name: t('finance:valuation.submit') })
      await expect(page.locator('[name=model]')).toBeDisabled()
      await page.locator('[name=brand]').selectOption('dacia')
      // With script, the choice of a brand loads its models.
      if (!script) await submit.click()
      await expect(page.locator('[name=model]')).toBeEnabled()
      await page.locator('[name=model]').selectOption('logan')
      if (!script) await submit.click()
      // The years are the model's once its page is shown; its address comes before.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Logan')
      await expect(page).toHaveURL(/model=logan/)
      await page.locator('[name=year]').selectOption({ index: 1 })
      await page.locator('[name=mileage]').fill('90 000')
      await submit.click()
      await expect(page.locator('#value')).toBeVisible()
      await expect(page.locator('#value')).not.toContainText(t('finance:valuation.confidence.none'))
      await expect(page.locator('[name=mileage]')).toHaveValue('90 000')
      await page.locator('[name=mileage]').fill('9 000 000')
      await submit.click()
      await expect(page.getByText(t('validation.mileageBetween', { min: 0, max: 5_000_000 }))).toBeVisible()
      await expect(page.locator('[name=mileage]')).toHaveValue('9 000 000')
    })
  })
}

test.describe('On a slow line', () => {
  test.use(PHONE)

  test('a year that is chosen while the years of the model are loaded stays chosen', async ({ page }) => {
    await openHydrated(page, french.url(`${pathFor('pricingTool', french.language)}?brand=dacia`))
    const release = await holdData(page)
    await page.locator('[name=model]').selectOption('logan')
    const { years } = await ask<{ years: number[] }>('years?brand=dacia&model=logan')
    const chosen = String(years[0])
    const year = page.locator('[name=year]')
    await year.selectOption(chosen)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Logan')
    await expect(year).toHaveValue(chosen)
  })
})

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    test('a model has its prices by model year drawn and in a table, each year with its valuation', async ({
      page,
    }) => {
      const { t, language } = french
      const { brand, model, years } = await drawnModel()
      const tool = pathFor('pricingTool', language)
      await page.goto(french.url(`${tool}?brand=${brand.id}`))
      await page.locator('#prices').getByRole('link', { name: model.name, exact: true }).click()
      await expect(page).toHaveURL(french.url(`${tool}?brand=${brand.id}&model=${model.id}`))
      const title = t('finance:prices.title', { name: `${brand.name} ${model.name}` })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const drawing = page.getByRole('img', { name: new RegExp(`^${brand.name} ${model.name}`) })
      expect((await drawing.locator('svg').boundingBox())?.width).toBeGreaterThan(200)
      const row = page.getByRole('row').nth(1 + years.findIndex(({ range }) => range !== null))
      const range = await row.getByRole('cell').first().innerText()
      await row.getByRole('link').click()
      await expect(page.locator('#value')).toHaveText(range)
      await page.getByRole('link', { name: t('finance:prices.link') }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  })
}

test('The prices of a model are in the sitemap, and not in editions without them', async () => {
  const { edition, language } = french
  const path = pathFor('pricingTool', language) + LOGAN
  const map = `/sitemaps/${language}/prices.xml`
  expect((await httpGet({ host: edition.host, path: '/sitemap.xml' })).text).toContain(map)
  expect((await httpGet({ host: edition.host, path: map })).text).toContain(`${path.replace('&', '&amp;')}</loc>`)
  const { headers, text } = await httpGet({ host: edition.host, path })
  expect(headers['cache-control']).not.toContain('private')
  expect(text).toContain(`rel="canonical" href="https://${edition.host}${path.replace('&', '&amp;')}"`)
  for (const { edition: other, language: spoken } of others) {
    const there = pathFor('pricingTool', spoken) + LOGAN
    expect((await httpGet({ host: other.host, path: there })).status).toBe(404)
    expect((await httpGet({ host: other.host, path: `/sitemaps/${spoken}/prices.xml` })).status).toBe(404)
  }
})

test('A model that is unknown is not found, and the tool is there to ask about another', async () => {
  const { edition, language, t } = french
  const tool = pathFor('pricingTool', language)
  for (const query of ['?brand=dacia&model=nothing', '?brand=nothing']) {
    const { status, headers, text } = await httpGet({ host: edition.host, path: tool + query })
    expect([status, headers['cache-control']], query).toEqual([404, 'private, no-store'])
    expect(text).toContain(t('finance:prices.unknown'))
    expect(text).toContain('id="brand" name="brand"')
    expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
  const below = await httpGet({ host: edition.host, path: `${tool}/dacia/nothing` })
  expect(below.status).toBe(404)
  expect(below.text).toContain(`href="${tool}"`)
})

test('The pricing tool is not in editions without it', async () => {
  for (const { edition, language } of others) {
    expect((await httpGet({ host: edition.host, path: pathFor('pricingTool', language) })).status).toBe(404)
  }
})
