import type { Locator, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectAccessible, SCHEMES } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { holdData, holdRequests } from './fixtures/held-requests.ts'
import { openFilters } from './fixtures/listing.ts'
import { cards, openHydrated, untilOverlay } from './fixtures/page-state.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

/** A page as it is in the midst of its use. */
type State = {
  name: string
  /** Opens the page and brings it into the state; returns the part that differs from the page at rest. */
  reach: (page: Page, site: Site) => Promise<Locator>
  /** Whether both colour schemes are tested; else light in one language and dark in the other. */
  important?: boolean
  /** The console error that the browser must report. */
  fault?: RegExp
}

/** Opens a page with a form, and sends the form as it is. */
function refused(path: (site: Site) => string | Promise<string>, form: string): State['reach'] {
  return async (page, site) => {
    await openHydrated(page, site.url(await path(site)))
    const refusedForm = page.locator(`form#${form}`)
    await refusedForm.locator('button[type=submit]').press('Enter')
    await expect(refusedForm.getByRole('alert')).toBeVisible()
    return refusedForm
  }
}

const inspectedPath = async (site: Site) => pathOfCar(site, await inspectedCar(site))
const interestedPath = async (site: Site) => pathFor('interested', site.language, { id: (await inspectedCar(site)).id })

/** Opens the page of a car and presses the button that `label` names. */
async function pressOnCar(page: Page, site: Site, label: (name: string) => string): Promise<void> {
  const car = await inspectedCar(site)
  await openHydrated(page, site.url(pathOfCar(site, car)))
  await page
    .getByRole('main')
    .getByRole('button', { name: label(titleOf(car)), exact: true })
    .first()
    .click()
}

const STATES: readonly State[] = [
  {
    name: 'every group of the filters open',
    important: true,
    reach: async (page, site) => {
      await openHydrated(page, site.url(`${site.listing}?transmission=manual&priceMin=1`))
      const form = await openFilters(page, site)
      await form.locator('input[name=q]').focus()
      await expect(form.getByRole('combobox')).toBeFocused()
      await expect(form.getByRole('slider')).toHaveCount(2)
      for (const closed = form.locator('details:not([open]) > summary'); (await closed.count()) > 0;)
        await closed.first().press('Enter')
      return page.locator('html')
    },
  },
  {
    name: 'suggestions and recent searches',
    important: true,
    reach: async (page, site) => {
      await openHydrated(page, site.url(`${site.listing}?brand=dacia`))
      await cards(page).first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/buy\//)
      await openHydrated(page, site.url(site.listing))
      const form = await openFilters(page, site)
      await form.locator('input[name=q]').focus()
      await expect(form.getByRole('combobox')).toBeFocused()
      await expect(form.getByRole('heading', { name: site.t('listing.suggestions.recent') })).toBeVisible()
      await page.keyboard.type('da')
      await expect(form.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      return form
    },
  },
  {
    name: 'a list on its way',
    reach: async (page, site) => {
      await openHydrated(page, site.url(site.listing))
      await holdData(page)
      await page.getByLabel(site.t('listing.sortBy')).selectOption('priceAsc')
      const list = page.getByRole('main').locator('[aria-busy=true]')
      await expect(list).toBeVisible()
      return page.getByRole('main')
    },
  },
  {
    name: 'more cars on their way',
    reach: async (page, site) => {
      await openHydrated(page, site.url(site.listing))
      await holdRequests(page, /\/api\/cars\?/)
      await page.getByRole('link', { name: site.t('listing.showMore') }).click()
      await expect(page.getByRole('link', { name: site.t('listing.loadingMore') })).toBeVisible()
      return page.getByRole('main')
    },
  },
  {
    name: 'no car found, and the wish refused',
    important: true,
    fault: /422/,
    reach: async (page, site) => {
      const form = await refused(({ listing }) => `${listing}?brand=dacia&priceMax=20000`, 'wanted')(page, site)
      await expect(page.getByRole('heading', { name: site.t('listing.none.title') })).toBeVisible()
      return form
    },
  },
  {
    name: 'the large view of a photograph',
    reach: async (page, site) => {
      await openHydrated(page, site.url(await inspectedPath(site)))
      await page.getByRole('button', { name: site.t('car.photos.enlarge') }).click()
      const view = page.getByRole('dialog')
      await view.getByRole('button', { name: site.t('car.photos.larger') }).click()
      return view
    },
  },
  {
    name: 'a car kept, with its notice',
    important: true,
    reach: async (page, site) => {
      await pressOnCar(page, site, (name) => site.t('favourites.add', { name }))
      const notice = page.getByText(site.t('success.addedToFavourites'), { exact: true })
      // It stays as long as a pointer rests on it.
      await notice.hover()
      return notice.locator('../..')
    },
  },
  {
    name: 'a car compared, with the bar that leads on',
    important: true,
    reach: async (page, site) => {
      await pressOnCar(page, site, (name) => site.t('compare.addNamed', { name }))
      const bar = page.getByRole('link', { name: site.t('compare.open', { count: 1 }), exact: true })
      await expect(bar).toBeVisible()
      return bar.locator('..')
    },
  },
  {
    name: 'a fifth car refused for the comparison',
    reach: async (page, site) => {
      const [fifth, ...kept] = (await carsOf(site)).cars.slice(0, 5)
      if (!fifth || kept.length !== 4) throw new Error('Too few cars for this test')
      await openHydrated(page, site.url(`${pathFor('compare', site.language)}?cars=${kept.map(({ id }) => id).join()}`))
      await openHydrated(page, site.url(pathOfCar(site, fifth)))
      await page
        .getByRole('button', { name: site.t('compare.addNamed', { name: titleOf(fifth) }), exact: true })
        .click()
      const notice = page.getByText(site.t('compare.full'), { exact: true })
      await expect(notice).toBeVisible()
      return notice.locator('../..')
    },
  },
  {
    name: 'a problem refused',
    fault: /422/,
    reach: refused(async (site) => `${await inspectedPath(site)}/problem`, 'problem'),
  },
  { name: 'a call refused', important: true, fault: /422/, reach: refused(interestedPath, 'callback') },
  { name: 'a question refused', fault: /422/, reach: refused(({ home }) => home, 'ask') },
  { name: 'the newsletter refused', fault: /422/, reach: refused(({ home }) => home, 'newsletter') },
  {
    name: 'a call taken',
    reach: async (page, site) => {
      await openHydrated(page, site.url(await interestedPath(site)))
      const form = page.locator('form#callback')
      await form.getByLabel(site.t('callback.name'), { exact: true }).fill('Salma')
      await form.getByRole('textbox', { name: site.t('callback.phone') }).fill('06 61 23 45 67')
      await form.locator('button[type=submit]').click()
      await expect(form.locator('p[role=status]')).toContainText(site.t('success.callbackSent'))
      return form
    },
  },
  {
    name: 'a page that does not come without a connection',
    important: true,
    fault: /ERR_INTERNET_DISCONNECTED|Couldn't load preload assets/,
    reach: async (page, site) => {
      await openHydrated(page, site.url(site.listing))
      await untilOverlay(page)
      await page.context().setOffline(true)
      await expect(page.locator('p[role=status]', { hasText: site.t('shell.offline') })).toBeVisible()
      await cards(page).first().getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: site.t('shell.offline') })).toBeVisible()
      return page.locator('html')
    },
  },
]

const [french, arabic] = (['fr', 'ar'] as const).map((language) =>
  SITES.find((site) => site.edition.id === 'ma' && site.language === language),
)

for (const [site, device, settings, scheme] of [
  [french, 'phone', PHONE, 'light'],
  [arabic, 'desktop', DESKTOP, 'dark'],
] as const) {
  if (!site) throw new Error('Morocco has lost a language')
  test.describe(`Nothing keeps anybody out in the midst of use, on a ${device}: ${site.name}`, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, reach, important = false, fault } of STATES) {
      test(name, async ({ page, faults }) => {
        const part = await reach(page, site)
        await expectAccessible(page, name, part, important ? SCHEMES : [scheme])
        if (fault) expectFault(faults, fault)
      })
    }
  })
}
