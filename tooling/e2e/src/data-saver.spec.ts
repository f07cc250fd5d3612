import type { Page } from '@playwright/test'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cards, openAlive } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

/** The widths of the photographs that the page asks the browser for. */
const widths = (page: Page) =>
  page
    .locator('main source[type="image/avif"]')
    .evaluateAll((sources) => [
      ...new Set(sources.map((source) => /\d+(?=\.avif$)/.exec(source.getAttribute('srcset') ?? '')?.[0])),
    ])

test.describe('with Save-Data', () => {
  test.use({ ...PHONE, extraHTTPHeaders: { 'save-data': 'on' } })

  test('a browser that saves data is given small photographs and no fonts, on every page', async ({ page }) => {
    await openAlive(page, site.url(site.listing))
    expect(await widths(page)).toEqual(['320'])
    await expect(page.locator('body')).not.toHaveAttribute('data-fonts')
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/buy\//)
    expect(await widths(page)).toEqual(['320'])
  })
})

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a visitor without script saves data on every page by choice, and ends it', async ({ page }) => {
    const light = site.url(`${pathOfCar(site, await anyCar(site))}?light`)
    await page.goto(light)
    await page.getByRole('button', { name: site.t('offline:light.saver.begin') }).click()
    await expect(page).toHaveURL(`${light}#saver`)
    await page.goto(site.url(site.listing))
    expect(await widths(page)).toEqual(['320'])
    await page.goto(light)
    await page.getByRole('button', { name: site.t('offline:light.saver.end') }).click()
    await expect(page.getByText(site.t('offline:light.saver.what'))).toBeVisible()
    await page.goto(site.url(site.listing))
    expect(await widths(page)).not.toEqual(['320'])
  })
})

test('photographs of a listing take less than half of the bytes', async () => {
  const host = site.edition.host
  const bytes = async (saver: 'on' | 'off') => {
    const { text } = await httpGet({ host, path: site.listing, headers: { 'save-data': saver } })
    const files = [...new Set([...text.matchAll(/srcSet="([^" ]+\.avif)"/g)].map(([, path]) => path ?? ''))]
    expect(files.length).toBeGreaterThan(3)
    const answers = await Promise.all(files.slice(0, 6).map((path) => httpGet({ host, path })))
    return answers.reduce((sum, answer) => sum + answer.bytes, 0)
  }
  expect(await bytes('on')).toBeLessThan((await bytes('off')) / 2)
})

test('the two forms of a page are told apart by every cache', async () => {
  const host = site.edition.host
  const ask = (headers: Record<string, string>) => httpGet({ host, path: site.listing, headers })
  const full = await ask({})
  const small = await ask({ 'save-data': 'on' })
  expect([full.headers.vary, small.headers.vary]).toEqual(['Accept-Encoding, Save-Data', 'Accept-Encoding, Save-Data'])
  expect(small.headers.etag).not.toBe(full.headers.etag)
})
