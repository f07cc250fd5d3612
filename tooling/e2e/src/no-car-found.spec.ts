import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { activeFilters, withoutFilter, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'

import { carsOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { expectWhatTheApiSays } from './fixtures/listing.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openAlive, shownIds } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** A search that finds nothing: no car costs so little. */
const SEARCH = '?brand=dacia&priceMax=20000'
/** One that finds nothing by three filters at once. */
const SEARCH_OF_THREE = '?brand=dacia&fuelType=ev&city=casablanca'

/** Cars that are shown as the nearest. */
const NEAREST = 6

/** The searches that each lack one of a search's filters and find cars, the one that finds fewest first. */
async function helpfulSearches(search: string): Promise<{ search: string; count: number; ids: string[] }[]> {
  const query = readListingQuery(new URLSearchParams(search), site.edition.currency)
  const found = await Promise.all(
    activeFilters(query.filters).map(async (filter) => {
      const other = `?${writeListingQuery({ ...query, filters: withoutFilter(query.filters, filter) })}`
      const { total, cars } = await carsOf(site, other)
      return { search: other, count: total, ids: cars.map(({ id }) => id) }
    }),
  )
  return found.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
}

/** The form for a car to look for, its fields and what it says. */
function wantedForm(page: Page) {
  const form = page.locator('form#wanted')
  return {
    form,
    brand: form.getByLabel(t('listing.group.brand')),
    fuelType: form.getByLabel(t('listing.group.fuelType')),
    yearMin: form.getByLabel(t('listing.range.yearMin')),
    priceMax: form.getByLabel(t('listing.range.priceMax')),
    fullName: form.getByLabel(t('callback.name'), { exact: true }),
    phone: form.getByRole('textbox', { name: t('callback.phone') }),
    send: form.locator('button[type=submit]'),
    said: form.locator('p[role=status]'),
  }
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, search: string) => {
      const url = site.url(`${site.listing}${search}`)
      return script ? openAlive(page, url) : page.goto(url)
    }

    for (const search of [SEARCH, SEARCH_OF_THREE]) {
      test(`nothing found: what stands in the way, and what comes nearest: ${search}`, async ({ page }) => {
        expect((await carsOf(site, search)).total).toBe(0)
        const helpful = await helpfulSearches(search)
        const [nearest] = helpful
        if (!nearest) throw new Error('Nothing helps this search')
        await open(page, search)
        await expect(page.getByRole('heading', { name: t('listing.none.title') })).toBeVisible()
        await expect(page.getByText(t('listing.results', { count: 0 }), { exact: true })).toBeVisible()

        const chips = page.getByText(t('listing.none.relax'), { exact: true }).locator('..').getByRole('link')
        const offered = await chips.evaluateAll((links) =>
          links.map((link) => ({
            search: new URL((link as HTMLAnchorElement).href).search,
            count: Number(link.lastElementChild?.textContent),
          })),
        )
        expect(offered).toEqual(helpful.map(({ ids: _, ...offer }) => offer))
        await expect(page.getByRole('heading', { name: t('listing.none.nearest') })).toBeVisible()
        expect(await shownIds(page)).toEqual(nearest.ids.slice(0, NEAREST))

        await chips.first().click()
        await expect(page).toHaveURL(site.url(`${site.listing}${nearest.search}`))
        await expectWhatTheApiSays(page, site)
      })
    }

    test('the form for a car to look for knows what was typed into the search', async ({ page }) => {
      await open(page, `?${new URLSearchParams({ q: 'dacia diesel depuis 2015 moins de 20 000 dh' })}`)
      const { brand, fuelType, yearMin, priceMax } = wantedForm(page)
      await expect(brand).toHaveValue('dacia')
      await expect(fuelType).toHaveValue('diesel')
      await expect(yearMin).toHaveValue('2015')
      await expect(priceMax).toHaveValue('20000')
      // The budget alone keeps all of them out.
      const budget = page.getByText(t('listing.none.relax'), { exact: true }).locator('..').getByRole('link')
      await budget.filter({ hasText: t('listing.chip.priceMax', { amount: 20_000 }) }).click()
      await page.waitForURL((url) => url.searchParams.get('q') === 'dacia diesel depuis 2015')
      await expectWhatTheApiSays(page, site)
    })

    test('the car that was searched for is looked for by the team', async ({ page }) => {
      const visitor = `Salma ${randomUUID()}`
      await open(page, SEARCH)
      const { brand, priceMax, fuelType, fullName, phone, send, said } = wantedForm(page)
      await expect(brand).toHaveValue('dacia')
      await expect(priceMax).toHaveValue('20000')
      await fuelType.selectOption('diesel')
      await fullName.fill(visitor)
      await phone.fill('06 61 23 45 67')
      await send.click()
      await expect(said).toHaveText(t('success.wantedSent'))
      const mail = await mailWith(site, visitor)
      for (const part of ['+212661234567', 'Dacia', t('vocabulary.fuelType.diesel'), '20\u00a0000\u00a0DH'])
        expect(mail).toContain(part)
    })

    test('on a telephone nothing stands over a field that is typed in', async ({ page }) => {
      await page.setViewportSize(PHONE.viewport)
      await open(page, SEARCH)
      const filters = page.getByRole('button', { name: t('listing.filters') }).last()
      await expect(filters).toBeInViewport()
      await wantedForm(page).fullName.focus()
      await expect(filters).not.toBeInViewport()
    })

    test('nobody is called without a name and a number, and nothing typed is lost', async ({ page, faults }) => {
      await open(page, SEARCH)
      const { form, brand, yearMin, priceMax, fuelType, fullName, phone, send, said } = wantedForm(page)
      await yearMin.fill('2015')
      await fuelType.selectOption('diesel')
      await priceMax.fill('25000')
      await send.click()
      const { example: help } = site.edition.phone
      await expectRefused(form, fullName, { error: t('validation.fullName'), kept: '' })
      await expectRefused(form, phone, { error: t('validation.phoneRequired'), kept: '', help })
      await expect(brand).toHaveValue('dacia')
      await expect(yearMin).toHaveValue('2015')
      await expect(priceMax).toHaveValue('25000')
      await expect(fuelType).toHaveValue('diesel')
      await expect(said).toHaveCount(0)
      if (script) expectFault(faults, /422/)
    })

    test('a wish for nothing in particular is refused', async ({ page, faults }) => {
      await open(page, SEARCH)
      const { form, brand, priceMax, fullName, phone, send } = wantedForm(page)
      await brand.selectOption('')
      await priceMax.fill('')
      await fullName.fill('Salma')
      await phone.fill('06 61 23 45 67')
      await send.click()
      await expectRefused(form, brand, { error: t('validation.wantedCar'), kept: '' })
      await expect(fullName).toHaveValue('Salma')
      await expect(phone).toHaveValue('06 61 23 45 67')
      await expect(priceMax, 'what was emptied stays empty').toHaveValue('')
      if (script) expectFault(faults, /422/)
    })
  })
}

test('the form whose script does not come is sent as the plain form that it is', async ({ page, faults }) => {
  await page.route(/WantedForm/, (route) => route.abort())
  const visitor = `Salma ${randomUUID()}`
  await openAlive(page, site.url(`${site.listing}${SEARCH}`))
  const { brand, fuelType, fullName, phone, send, said } = wantedForm(page)
  await expect(brand).toHaveValue('dacia')
  await fuelType.selectOption('diesel')
  await fullName.fill(visitor)
  await phone.fill('06 61 23 45 67')
  await send.click()
  await expect(said).toHaveText(t('success.wantedSent'))
  expect(await mailWith(site, visitor)).toContain(t('vocabulary.fuelType.diesel'))
  expectFault(faults, /ERR_FAILED/)
})
