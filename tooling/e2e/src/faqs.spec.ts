import { pathFor } from '@otosafi/editions/routes/path-for'

import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const arabic = SITES.find(({ language }) => language === 'ar') ?? french

for (const script of [true, false])
  for (const site of inGate([french, arabic], [script ? 'ma in fr' : 'ma in ar']))
    test.describe(script ? 'With script' : 'Without script', () => {
      test.use({ javaScriptEnabled: script })

      test(`questions are found by their words, and asked where there are none: ${site.name}`, async ({ page }) => {
        const { t } = site
        const word = site === french ? 'garanties' : 'ضمان'
        const url = site.url(pathFor('faqs', site.language))
        await (script ? openHydrated(page, url) : page.goto(url))
        const questions = page.locator('main details')
        const all = await questions.count()

        const search = page.getByRole('searchbox', { name: t('reading:faqs.search.label') })
        await search.fill(word)
        await search.press('Enter')
        await expect(page).toHaveURL(/[?&]q=/)
        const found = page.getByRole('status').filter({ hasText: word })
        await expect(found).toBeVisible()
        const some = await questions.count()
        expect(some).toBeGreaterThan(0)
        expect(some).toBeLessThan(all)
        await expect(found).toContainText(t('reading:faqs.found', { count: some, words: word }))

        await search.fill('submarine')
        await page.getByRole('button', { name: t('actions.search'), exact: true }).click()
        await expect(page.getByRole('heading', { name: t('reading:faqs.none.title') })).toBeVisible()
        await expect(search).toHaveValue('submarine')
        await expect(page.getByLabel(t('home.questions.ask.question'))).toBeVisible()

        await page
          .locator('main')
          .getByRole('link', { name: t('home.questions.seeAll') })
          .click()
        await expect(questions).toHaveCount(all)
        await expect(search).toHaveValue('')
      })
    })
