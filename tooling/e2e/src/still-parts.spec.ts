import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openHydrated, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, OTHER_SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

/** The words of the parts of a page that script leaves alone, by their ids. */
function stillParts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[id^="part-"]')].map(({ id, textContent }) => [
        id,
        textContent.replace(/\s+/g, ' ').trim(),
      ]),
    ),
  )
}

for (const site of [DEFAULT_SITES[0], OTHER_SITES[0]].filter((each) => each !== undefined)) {
  test(`What script leaves alone is there again after going elsewhere and back: ${site.name}`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const link = (path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
    await openHydrated(page, site.url(site.home))
    const isSameDocument = await watchDocument(page)
    const title = await heading.innerText()
    const sent = await stillParts(page)
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(['part-ways', 'part-faqs', 'part-posts', 'part-footer']))
    for (const words of Object.values(sent)) expect(words).not.toBe('')

    await link(site.listing).click()
    await expect(heading).toHaveText(site.t('listing.title'))
    await link(pathFor('home', site.language)).click()
    await expect(heading).toHaveText(title)
    expect(await stillParts(page), 'by a link').toEqual(sent)

    await page.goBack()
    await expect(heading).toHaveText(site.t('listing.title'))
    await page.goBack()
    await expect(heading).toHaveText(title)
    expect(await stillParts(page), 'by the way back').toEqual(sent)
    expect(await isSameDocument()).toBe(true)
  })
}
