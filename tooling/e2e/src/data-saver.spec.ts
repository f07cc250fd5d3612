import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { anyCar, pathOfCar } from './fixtures/api.ts'
import { bytesOf, filesAsked } from './fixtures/first-visit.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const privacy = pathFor('privacyPolicy', site.language)

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
    await openHydrated(page, site.url(site.listing))
    expect(await widths(page)).toEqual(['320'])
    await expect(page.locator('body')).not.toHaveAttribute('data-fonts')
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/buy\//)
    expect(await widths(page)).toEqual(['320'])
    await page.goto(site.url(privacy))
    await expect(page.locator('#saver')).toContainText(site.t('offline:light.saver.byBrowser'))
    await expect(page.locator('#saver').getByRole('button')).toHaveCount(0)
  })
})

// In the gate with script alone: without it all pictures are weighed.
for (const javaScriptEnabled of readRunEnv().matrix ? [true, false] : [true])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ ...PHONE, javaScriptEnabled })

    test('a visitor saves data on every page by choice, and ends it', async ({ page, context }) => {
      await context.unroute('**/photos/**')
      // A context that routes keeps no files: each visit weighs all of its pictures.
      await context.route('**/photos/**', (route) => route.continue())
      // By the picture: how many of those further down come depends on when the browser lays them out.
      const pictures = async (path: string) => {
        const files = await filesAsked(page, () => page.goto(site.url(path)))
        return bytesOf(files, 'image') / files.filter(({ kind }) => kind === 'image').length
      }
      const choice = page.locator('#saver')
      // With script the pages ahead are asked for too, and the browser has their pictures already.
      const weighed = javaScriptEnabled ? null : [await pictures(site.home), await pictures(site.listing)]
      await page.goto(site.url(privacy))
      await choice.getByRole('button', { name: site.t('offline:light.saver.begin') }).click()
      await expect(page).toHaveURL(site.url(`${privacy}#saver`))
      await expect(choice).toContainText(site.t('offline:light.saver.isOn'))
      await page.goto(site.url(site.home))
      await page.getByRole('contentinfo').locator(`a[href="${site.listing}"]`).first().click()
      await expect(page).toHaveURL(site.url(site.listing))
      await expect(cards(page).first()).toBeVisible()
      expect(await widths(page)).toEqual(['320'])
      if (weighed !== null) {
        expect(Math.min(...weighed)).toBeGreaterThan(0)
        const saved = [await pictures(site.home), await pictures(site.listing)]
        saved.forEach((bytes, at) => expect(bytes).toBeLessThan((weighed[at] ?? 0) / 2))
      }
      await page.goto(site.url(pathOfCar(site, await anyCar(site))))
      await page.getByRole('link', { name: site.t('offline:light.saver.place') }).click()
      await expect(page).toHaveURL(site.url(`${privacy}#saver`))
      await choice.getByRole('button', { name: site.t('offline:light.saver.end') }).click()
      await expect(choice).toContainText(site.t('offline:light.saver.what'))
      await page.goto(site.url(site.listing))
      expect(await widths(page)).not.toContain('320')
    })
  })

test('a visitor without script chooses on the page of a car in few bytes, and is led back to it', async ({
  browser,
}) => {
  const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false })
  const light = site.url(`${pathOfCar(site, await anyCar(site))}?light`)
  await page.goto(light)
  await page.getByRole('button', { name: site.t('offline:light.saver.begin') }).click()
  await expect(page).toHaveURL(`${light}#saver`)
  await expect(page.getByText(site.t('offline:light.saver.isOn'))).toBeVisible()
  await page.close()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('favourites are not kept ahead while data are saved by choice, and are once that is ended', async ({
    page,
    context,
  }) => {
    const { id } = await anyCar(site)
    const isKept = () =>
      page.evaluate(
        async (wanted) => (await (await caches.open('kept')).keys()).some(({ url }) => url.endsWith(wanted)),
        id,
      )
    const visit = async () => {
      await openHydrated(page, site.url(site.listing))
      await page.mouse.move(10, 10)
      await page.mouse.move(20, 20)
    }
    await context.addCookies([{ name: 'saver', value: 'on', url: site.url('/') }])
    await page.addInitScript((car) => localStorage.setItem('favourites', JSON.stringify([car])), id)
    await visit()
    // The offline page is cached right before them.
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline-page.js')) !== undefined))
      .toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await isKept()).toBe(false)
    await context.clearCookies({ name: 'saver' })
    await visit()
    await expect.poll(isKept).toBe(true)
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

test('every cache keeps the two forms of a page apart', async () => {
  const host = site.edition.host
  const ask = (headers: Record<string, string>) => httpGet({ host, path: site.listing, headers })
  const full = await ask({})
  const small = await ask({ 'save-data': 'on' })
  expect([full.headers.vary, small.headers.vary]).toEqual(['Accept-Encoding, Save-Data', 'Accept-Encoding, Save-Data'])
  expect(small.headers.etag).not.toBe(full.headers.etag)
})
