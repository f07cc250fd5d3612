import { randomUUID } from 'node:crypto'

import { expectFault } from './fixtures/faults.ts'
import { expectRefused, homeForm } from './fixtures/forms.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
const home = french.url(french.home)

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test('the newsletter refuses what is no address', async ({ page, faults }) => {
      await (script ? openHydrated(page, home) : page.goto(home))
      const { form, email, send } = homeForm(page, 'newsletter')
      for (const typed of ['', 'visitor@']) {
        await email.fill(typed)
        await send.click()
        await expectRefused(form, email, { error: french.t('validation.email'), kept: typed })
      }
      if (script) expectFault(faults, /422/)
    })

    test('the newsletter is confirmed by the link of its mail', async ({ page }) => {
      const { t } = french
      const address = `${randomUUID()}@example.com`
      await (script ? openHydrated(page, home) : page.goto(home))
      const { email, send, said } = homeForm(page, 'newsletter')
      await email.fill(address)
      await send.click()
      await expect(said).toHaveText(t('newsletter.pending'))

      const [, link = ''] = /href="([^"]+\/newsletter\/[^"]+)"/.exec(await mailWith(french, address)) ?? []
      await page.goto(link)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('routes:newsletter'))
      await main.getByRole('button', { name: t('newsletter.confirm.submit') }).click()
      await expect(main.getByRole('status')).toHaveText(t('success.subscribed'))
    })
  })
}
