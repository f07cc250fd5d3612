import type { Page } from '@playwright/test'
import axe from 'axe-core'

import { openFilters } from './fixtures/listing.ts'
import { openAlive } from './fixtures/page-state.ts'
import { mainPages } from './fixtures/pages.ts'
import { SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>
}

/** What axe finds on the page as it stands; its source is handed to the browser past the page's own policy. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const found = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
    )
  }, RULES)
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([])
  }
}

async function expectMenusAccessible(page: Page, site: Site, opener: string): Promise<void> {
  await page.goto(site.url(site.home))
  await page.getByRole('banner').locator(`summary[aria-label^="${opener}"]`).filter({ visible: true }).click()
  await expectAccessible(page, 'open menu')
}

for (const [device, settings] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`Nothing keeps anybody out, on a ${device}, in light and in dark`, () => {
    // Colours must be those of the moment, not of a transition.
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    for (const site of SITES.filter(({ edition }) => edition.id === 'ma')) {
      test(site.name, async ({ page }) => {
        for (const [name, path] of await mainPages(site)) {
          await openAlive(page, site.url(path))
          await expectAccessible(page, name)
        }
        await page.goto(site.url(`${site.listing}?transmission=manual`))
        await openFilters(page, site)
        await expectAccessible(page, 'filters')
        await expectMenusAccessible(page, site, site.t(device === 'phone' ? 'shell.menu.label' : 'shell.place'))
      })
    }
  })
}
