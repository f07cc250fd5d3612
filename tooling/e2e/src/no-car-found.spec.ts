import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { activeFilters, withoutFilter, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'

import { readRunEnv } from './env.ts'
import { carsOf } from './fixtures/api.ts'
import { expectWhatTheApiSays } from './fixtures/listing.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated, shownIds } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'
import { wantedForm } from './fixtures/wanted-form.ts'

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

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, search: string) => {
      const url = site.url(`${site.listing}${search}`)
      return script ? openHydrated(page, url) : page.goto(url)
    }

    for (const search of readRunEnv().matrix ? [SEARCH, SEARCH_OF_THREE] : [script ? SEARCH_OF_THREE : SEARCH]) {
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

    test('the car that was searched for is looked for by the team', async ({ page }) => {
      const visitor = `Salma ${randomUUID()}`
      await open(page, SEARCH)
      const { brand, priceMax, fuelType, fullName, phone, send, said } = wantedForm(page, site)
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
  })
}
