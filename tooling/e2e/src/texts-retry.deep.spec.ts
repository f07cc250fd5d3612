import type { Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { cards, openHydrated, untilHydrated, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const [other] = OTHER_SITES as [Site]

/** Retry delays after a failed load of a text group, milliseconds (P-05). */
const WAITS = [350, 700, 1400, 2800, 5600]

type Reads = { asked: number; failed: number }

/** Counts in the page's document how often it asks for texts, and how often it learns that there are none. */
function countReads(): void {
  const reads = { asked: 0, failed: 0 }
  const { fetch } = window
  window.fetch = async (...request) => {
    const [address] = request
    if (typeof address !== 'string' || !/\/assets\/common-[a-z]+-[\w-]+\.json$/.test(address)) return fetch(...request)
    reads.asked += 1
    try {
      return await fetch(...request)
    } catch (error) {
      reads.failed += 1
      throw error
    }
  }
  Object.assign(window, { reads })
}

/** The counts of {@link countReads} in the document that stands and in those to come. */
async function watchReads(page: Page): Promise<() => Promise<Reads>> {
  await page.addInitScript(countReads)
  await page.evaluate(countReads)
  return () => page.evaluate(() => (window as unknown as { reads: Reads }).reads)
}

/**
 * Lets the first reads of a site's texts fail, not before `begin` is called: the wait after a failure counts from there.
 * Answers with the addresses that were asked for.
 */
async function failTexts(page: Page, { language }: Site, times: number): Promise<{ asked: string[]; begin(): void }> {
  const asked: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/common-${language}-[\\w-]+\\.json`), async (route) => {
    asked.push(route.request().url())
    await begun
    await (asked.length <= times ? route.abort() : route.continue())
  })
  return { asked, begin }
}

/** Installs {@link Page.clock}, also for later documents. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** A navigation begins after the feedback of the touch is painted: at the next frame, and a timer after it. */
const PAINTED = 17

/** Lets time pass through so many waits: each must be as long as the rule says, and end with one more read. */
async function expectRetries(page: Page, reads: () => Promise<Reads>, waits: readonly number[]): Promise<void> {
  for (const [index, wait] of waits.entries()) {
    await expect.poll(reads).toEqual({ asked: index + 1, failed: index + 1 })
    await page.clock.runFor(wait - 1)
    expect((await reads()).asked, `reads ${wait - 1} ms after failure ${index + 1}`).toBe(index + 1)
    await page.clock.runFor(1)
    expect((await reads()).asked, `reads ${wait} ms after failure ${index + 1}`).toBe(index + 2)
  }
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const homeLink = (page: Page, { t }: Site) => page.getByRole('banner').getByRole('link', { name: t('shell.homeLink') })

/** Goes to the first car that the page shows and returns whether script took the visitor there. */
async function leadsOn(page: Page): Promise<boolean> {
  const isSameDocument = await watchDocument(page)
  const link = cards(page).first().getByRole('heading').getByRole('link')
  const title = (await link.innerText()).trim()
  await link.click()
  await expect(heading(page)).toHaveText(title)
  return isSameDocument()
}

/** Ways by which a visitor on the listing comes to need texts that the browser does not have. */
const WAYS = [
  {
    name: 'another language',
    to: other,
    go: async (page: Page) => {
      await page
        .getByRole('banner')
        .locator('summary', { hasText: site.t('country.ma') })
        .click()
      await page.getByRole('banner').locator(`a[hreflang^="${other.language}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other.language}`))
      await page.keyboard.press('Shift')
    },
    expectThere: (page: Page) => expect(heading(page)).toHaveText(other.t('listing.title')),
    /** The page stays as the server sent it: in the wanted language, and without script, as a line says. */
    expectUsable: async (page: Page) => {
      await expect(heading(page)).toHaveText(other.t('listing.title'))
      await expect(page.getByRole('status').filter({ hasText: other.t('offline:language.notLoaded') })).toBeVisible()
      await homeLink(page, other).click()
      await expect(page.getByRole('search', { name: other.t('hero:search.label') })).toBeVisible()
    },
  },
  {
    name: 'the home page',
    to: site,
    go: (page: Page) => homeLink(page, site).click(),
    expectThere: (page: Page) => expect(page.getByRole('search', { name: site.t('hero:search.label') })).toBeVisible(),
    /** The frame stays, in the language that it has; home comes as a document, which brings its texts. */
    expectUsable: async (page: Page) => {
      await expect(heading(page)).toHaveText(site.t('errors.screenNotLoaded'))
      await expect(homeLink(page, site)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(site.t('shell.footer.contact'))
      await page
        .getByRole('main')
        .getByRole('link', { name: site.t('actions.retry') })
        .click()
      await expect(page.getByRole('search', { name: site.t('hero:search.label') })).toBeVisible()
    },
  },
] as const

for (const { name, to, go, expectThere, expectUsable } of WAYS) {
  test.describe(`When the texts for ${name} do not come`, () => {
    test('twice, they are read a third time, and no more', async ({ page, faults }) => {
      await openHydrated(page, site.url(site.listing))
      const reads = await watchReads(page)
      const { asked, begin } = await failTexts(page, to, 2)
      await stopClock(page)
      await go(page)
      await page.clock.runFor(PAINTED)
      begin()
      await expectRetries(page, reads, WAITS.slice(0, 2))
      await expectThere(page)
      await page.clock.runFor(60_000)
      expect(await reads()).toEqual({ asked: 3, failed: 2 })
      expect(asked).toHaveLength(3)
      await page.clock.resume()
      await untilHydrated(page)
      expect(await leadsOn(page)).toBe(true)
      expectFault(faults, /ERR_FAILED/)
    })

    test('ever, they are read six times, and the page stays usable', async ({ page, faults }) => {
      await openHydrated(page, site.url(site.listing))
      const reads = await watchReads(page)
      const { asked, begin } = await failTexts(page, to, Infinity)
      await stopClock(page)
      await go(page)
      await page.clock.runFor(PAINTED)
      begin()
      await expectRetries(page, reads, WAITS)
      await expect.poll(reads).toEqual({ asked: 6, failed: 6 })
      await page.clock.runFor(60_000)
      expect(await reads()).toEqual({ asked: 6, failed: 6 })
      expect(asked).toHaveLength(6)
      await expectUsable(page)
      await page.unrouteAll()
      await page.clock.resume()
      await openHydrated(page, page.url())
      expect(await leadsOn(page)).toBe(true)
      expectFault(faults, /ERR_FAILED/)
    })
  })
}
