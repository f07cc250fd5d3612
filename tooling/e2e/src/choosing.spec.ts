import { DEFAULT_SITES, inGate } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

test.use({ ...PHONE, javaScriptEnabled: false })

for (const site of inGate(DEFAULT_SITES, ['ma in fr', 'coza in en'])) {
  test(`home leads from a monthly budget and from a use to as many cars as it says: ${site.name}`, async ({ page }) => {
    const links = page.locator('section', { has: page.getByRole('heading', { name: site.t('hero:choose.title') }) })
    await page.goto(site.url(site.home))
    const choices = await links.locator('ul a').evaluateAll((anchors) =>
      anchors.map((anchor) => ({
        href: anchor.getAttribute('href') ?? '',
        count: Number(anchor.lastElementChild?.textContent?.replaceAll(/\D/g, '')),
      })),
    )
    expect(choices.length).toBeGreaterThan(3)
    expect(choices[0]?.href).toMatch(/\?monthlyMax=\d+$/)
    for (const { href, count } of choices) {
      expect(count, href).toBeGreaterThan(0)
      await page.goto(site.url(href))
      await expect(page.getByText(site.t('listing.results', { count }), { exact: true }).first(), href).toBeVisible()
    }
  })
}
