import type { Page } from '@playwright/test'

import config from '../playwright.config.ts'
import { expectNothingWider } from './fixtures/nothing-wider.ts'
import { expectDescribed } from './fixtures/page-head.ts'
import { openAlive } from './fixtures/page-state.ts'
import { walkedPages, wayToCar } from './fixtures/pages.ts'
import { SITES } from './fixtures/sites.ts'
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

// Each page is visited once, and everything that holds for every page is looked at on that visit. The server speaks Arabic
// and lives at the other end of the world (env.ts); the browser is a French one of an Arabic reader in New York. What it
// complains of fails each test by itself.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--lang=fr'] },
  locale: 'ar-EG',
  timezoneId: 'America/New_York',
})

test.describe('Every page is quiet, no wider than the screen, and says what the server wrote', () => {
  for (const site of SITES) {
    test(site.name, async ({ page, faults }) => {
      // Forty pages in five widths take a slow machine more than two minutes.
      test.slow()
      const main = (await wayToCar(site)).map(([name]) => name)
      for (const [name, path] of await walkedPages(site)) {
        const url = site.url(path)
        const answer = await openAlive(page, url)
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
        await expectNothingWider(page, name)
        expect(faults, name).toEqual([])
      }
    })
  }
})
