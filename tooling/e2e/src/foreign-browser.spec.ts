import type { Page } from '@playwright/test'

import config from '../playwright.config.ts'
import { openAlive } from './fixtures/page-state.ts'
import { mainPages } from './fixtures/pages.ts'
import { EACH_LANGUAGE, inGate, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const { launchOptions } = config.projects?.find(({ name }) => name === 'desktop')?.use ?? {}
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--lang=fr'] },
  locale: 'ar-EG',
  timezoneId: 'America/New_York',
})

/** The words of the page as the server sends them and as they stand after script has taken over. */
function words(page: Page): Promise<{ sent: string; shown: string }> {
  return page.evaluate(async () => {
    const textOf = (from: Document) => {
      const body = from.body.cloneNode(true) as HTMLElement
      for (const silent of body.querySelectorAll('script, style, noscript')) silent.remove()
      return body.textContent.replace(/\s+/g, ' ')
    }
    const html = await (await fetch(location.href)).text()
    // The page's policy holds for what is parsed here too, and its styles are others once a preview has been drawn.
    const unstyled = html.replace(/<style>.*?<\/style>/gs, '')
    return { sent: textOf(new DOMParser().parseFromString(unstyled, 'text/html')), shown: textOf(document) }
  })
}

test.describe('A French browser of an Arabic reader shows every word as the server wrote it', () => {
  for (const site of inGate(SITES, EACH_LANGUAGE)) {
    test(site.name, async ({ page, faults }) => {
      for (const [name, path] of (await mainPages(site)).slice(0, 3)) {
        await openAlive(page, site.url(path))
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        expect(await page.title(), name).toContain('Otosafi')
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${site.language}`))
        const { sent, shown } = await words(page)
        expect(shown.length, name).toBeGreaterThan(500)
        expect(shown, name).toBe(sent)
        expect(faults, name).toEqual([])
      }
    })
  }
})
