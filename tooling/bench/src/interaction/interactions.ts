import type { Locator, Page } from 'playwright'

import { PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { filterForm, openFilters, openGroup } from '@otosafi/e2e/src/fixtures/listing.ts'
import { cards } from '@otosafi/e2e/src/fixtures/page-state.ts'
import type { Site } from '@otosafi/e2e/src/fixtures/sites.ts'

import type { ListingFacts } from '../listing-facts.ts'
import type { PageName } from '../pages-of-edition.ts'

/** A measured interaction with one control of a page. */
export type Interaction = {
  name: string
  page: PageName
  /** The query string of the page, with its question mark. */
  search?: string
  /** Prepares the page; not measured. */
  prepare?: (page: Page) => Promise<unknown>
  /** The control that is touched. */
  target: (page: Page) => Locator
  /** Text typed into it; it has the focus before the measurement. */
  typed?: string
  /** Waits until its effect is visible. Throws after a timeout. */
  done: (page: Page) => Promise<unknown>
  /** The page's count after the server's answer, where that is measured, too. */
  answer?: string
}

/** Measured interactions of a site; each run filters its listing by another fuel. */
export function interactionsOf(site: Site, { fuels, priceRange }: ListingFacts, run: number): Interaction[] {
  const fuel = fuels[run % fuels.length]
  if (fuel === undefined) throw new Error('No fuel narrows the listing.')
  return [...onHome(site), ...onListing(site, fuel, priceRange.max), ...onCarPage(site)]
}

function onHome({ t }: Site): Interaction[] {
  const opener = (label: string) => (page: Page) => page.getByRole('banner').locator(`summary[aria-label^="${label}"]`)
  const opens = (name: string, label: string): Interaction => ({
    name,
    page: 'home',
    target: opener(label),
    done: (page) => opener(label)(page).locator('..').getByRole('link').first().waitFor(),
  })
  return [
    opens('home: open the menu of pages', t('shell.menu.label')),
    opens('home: open the menu of languages', t('shell.place')),
  ]
}

function onListing(site: Site, fuel: ListingFacts['fuels'][number], highest: number): Interaction[] {
  const { t } = site
  const label = t(`vocabulary.fuelType.${fuel.value}`)
  const price = String(Math.floor(highest / 2))
  const option = (page: Page) =>
    filterForm(page, site)
      .locator('label')
      .filter({ has: page.locator(`input[name=fuelType][value="${fuel.value}"]`) })
  const field = (page: Page) => filterForm(page, site).locator('input[name=priceMax]')
  const chip = (page: Page) => page.getByRole('link', { name: t('listing.removeFilter', { name: label }), exact: true })
  const asks = (name: string, value: string | null) => (url: URL) => url.searchParams.get(name) === value
  return [
    {
      name: 'listing: open the filters',
      page: 'buyCars',
      target: (page) => page.getByRole('button', { name: t('listing.filters') }).last(),
      done: (page) => filterForm(page, site).waitFor(),
    },
    {
      name: 'listing: tick a fuel',
      page: 'buyCars',
      prepare: async (page) => openGroup(await touchFilters(page, site), t('listing.group.fuelType')),
      target: option,
      done: (page) => page.waitForURL(asks('fuelType', fuel.value)),
      answer: t('listing.results', { count: fuel.count }),
    },
    {
      name: 'listing: type a price, its slowest key',
      page: 'buyCars',
      prepare: (page) => touchFilters(page, site),
      target: field,
      typed: price,
      done: (page) => page.waitForURL(asks('priceMax', price)),
    },
    {
      name: 'listing: remove a chosen filter',
      page: 'buyCars',
      search: `?fuelType=${fuel.value}`,
      target: chip,
      done: (page) => chip(page).waitFor({ state: 'detached' }),
    },
    {
      name: 'listing: show more',
      page: 'buyCars',
      target: (page) => page.getByRole('link', { name: t('listing.showMore') }),
      done: (page) => cards(page).nth(PAGE_SIZE).waitFor(),
    },
  ]
}

/** Opens the filters and touches them, which loads the sliders and shifts the layout below. */
async function touchFilters(page: Page, site: Site): Promise<Locator> {
  const form = await openFilters(page, site)
  await form.getByRole('heading').first().tap()
  await form.getByRole('slider').first().waitFor()
  return form
}

function onCarPage({ t }: Site): Interaction[] {
  return [
    {
      name: 'car: next photograph',
      page: 'car',
      target: (page) => page.getByRole('button', { name: t('car.photos.next') }),
      done: async (page) => {
        const total = await page.getByRole('main').locator('section ul[tabindex="0"]').first().locator('li').count()
        await page.getByText(t('car.photos.position', { number: 2, total }), { exact: true }).waitFor()
      },
    },
    {
      name: 'car: open the menu of sharing',
      page: 'car',
      target: (page) => page.getByRole('main').locator(`summary[aria-label="${t('car.action.share')}"]`),
      done: (page) => page.getByRole('link', { name: t('car.action.whatsAppShare'), exact: true }).waitFor(),
    },
    {
      name: 'car: keep as a favourite',
      page: 'car',
      target: (page) => page.getByRole('main').locator('button[name=car]').first(),
      done: (page) => page.getByRole('main').locator('button[name=car][aria-pressed=true]').first().waitFor(),
    },
  ]
}
