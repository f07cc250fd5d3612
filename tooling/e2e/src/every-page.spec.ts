import type { Page } from '@playwright/test'

import config from '../playwright.config.ts'
import { readRunEnv } from './env.ts'
import { expectAccessible, SCHEMES } from './fixtures/axe.ts'
import { cacheFiles } from './fixtures/cache-files.ts'
import { devicesInGate } from './fixtures/devices.ts'
import { expectNoHorizontalOverflow } from './fixtures/horizontal-overflow.ts'
import { expectDescribed } from './fixtures/page-head.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { isWalkedWhole, walkedPages, wayToCar } from './fixtures/pages.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const { launchOptions } = config.projects?.find(({ name }) => name === 'desktop')?.use ?? {}

/** The words of the page as the server sent them and as they stand after script has taken over. */
function words(page: Page, html: string): Promise<{ sent: string; shown: string }> {
  return page.evaluate((written) => {
    const textOf = (from: Document) => {
      const body = from.body.cloneNode(true) as HTMLElement
      for (const silent of body.querySelectorAll('script, style, noscript')) silent.remove()
      return body.textContent.replace(/\s+/g, ' ')
    }
    // The page's policy holds for what is parsed here too, and its styles are others once a preview has been drawn.
    const unstyled = written.replace(/<style>.*?<\/style>/gs, '')
    return { sent: textOf(new DOMParser().parseFromString(unstyled, 'text/html')), shown: textOf(document) }
  }, html)
}

/** The colour schemes in which a site is looked at: in the gate in dark once on each device, in French and in Arabic. */
function schemesInGate({ language }: Site) {
  const isLight = !readRunEnv().matrix && language === 'zu'
  return isLight ? (['light'] as const) : SCHEMES
}

/** Checks that nothing on a page keeps anybody out, on the devices and in the colour schemes of its site. */
async function expectOpenToAll(page: Page, site: Site, name: string): Promise<void> {
  // Colours must be those of the new width, not of a transition to it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [device, { viewport }] of devicesInGate(site)) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${name} as wide as a ${device}`, page.locator('html'), schemesInGate(site))
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/** Checks that the first stop of the keyboard on a page leads over the header to the content. */
async function expectWayToContent(page: Page, site: Site, name: string): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.t('shell.skipToContent') })
  await expect(skip, name).toBeFocused()
  await expect(skip, name).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main'), name).toBeFocused()
}

// Each page is visited once, and everything that holds for every page is looked at on that visit. The server speaks Arabic
// and lives at the other end of the world (env.ts); the browser is a French one of an Arabic reader in New York. What it
// complains of fails each test by itself.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--lang=fr'] },
  locale: 'ar-EG',
  timezoneId: 'America/New_York',
})

test.describe('Every page is quiet, keeps nobody out, fits the screen, describes itself and says what was sent', () => {
  for (const site of SITES) {
    test(site.name, async ({ page, faults }) => {
      // Forty pages in five widths and both schemes take a slow machine several minutes.
      test.setTimeout(600_000)
      await cacheFiles(page)
      const isFirst = site === DEFAULT_SITES[0]
      const main = (await wayToCar(site)).map(([name]) => name)
      for (const [name, path] of await walkedPages(site)) {
        const url = site.url(path)
        const answer = await openHydrated(page, url)
        const html = (await answer?.text()) ?? ''
        expect(answer?.status(), name).toBe(name === 'not-found' ? 404 : 200)
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        expect(await page.title(), name).toContain('Otosafi')
        if (name !== 'not-found') expectDescribed(html, url, name)
        if (main.includes(name)) {
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${site.language}`))
          const { sent, shown } = await words(page, html)
          expect(shown.length, name).toBeGreaterThan(500)
          expect(shown, name).toBe(sent)
        }
        if (isWalkedWhole(site)) await expectOpenToAll(page, site, name)
        // Ends at the width at which the next page opens: a desktop's.
        await expectNoHorizontalOverflow(page, name, readRunEnv().matrix || isFirst)
        // The header is the same in every language.
        if (isFirst) await expectWayToContent(page, site, name)
        expect(faults, name).toEqual([])
      }
    })
  }
})
