import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, titleOf } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

for (const [name, script] of [
  ['ma in ar', true],
  ['sn in wo', false],
] as const) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    for (const site of SITES.filter((each) => each.name === name)) {
      const { t } = site

      test(`relatives vote between the cars of a comparison: ${site.name}`, async ({ page, browser, faults }) => {
        const [first, second] = (await carsOf(site)).cars
        if (!first || !second) throw new Error('Too few cars for this test')
        const comparison = site.url(`${pathFor('compare', site.language)}?cars=${first.id},${second.id}`)
        await (script ? openHydrated(page, comparison) : page.goto(comparison))
        await page.getByRole('button', { name: t('booking:poll.ask') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:poll'))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        const link = page.url()
        if (script) {
          await untilHydrated(page)
          await expectAccessible(page, 'a vote between cars')
        }
        const form = page.locator('form#vote')

        await form.getByLabel(t('booking:poll.name')).fill('Fatou')
        await form.getByRole('button', { name: t('booking:poll.submit') }).click()
        await expect(form.getByRole('alert').first()).toBeVisible()
        await expect(form.getByLabel(t('booking:poll.name'))).toHaveValue('Fatou')
        if (script) expectFault(faults, /422/)
        await form.getByRole('radio', { name: titleOf(second), exact: true }).check()
        await form.getByRole('button', { name: t('booking:poll.submit') }).click()
        await expect(form.locator('p[role=status]')).toContainText(t('booking:poll.done'))
        await expect(form).toContainText(`${t('booking:poll.votes', { count: 1 })} · Fatou`)
        expect(await sidewaysOf(page)).toBe(0)

        const elsewhere = await browser.newPage({ ...PHONE, javaScriptEnabled: false })
        await elsewhere.goto(link)
        await expect(elsewhere.locator('form#vote')).toContainText('Fatou')
        await elsewhere.close()
      })
    }
  })
}

test('A link to vote that leads to nothing says so, and where the cars are', async ({ page, faults }) => {
  const site = SITES.find(({ name }) => name === 'ma in fr')
  if (!site) throw new Error('Morocco has lost a language')
  const answer = await page.goto(site.url(pathFor('poll', site.language, { token: 'A'.repeat(43) })))
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t('booking:poll.lost.title'))
  await expect(page.getByRole('main').getByRole('link', { name: site.t('errors.toCars') })).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([])
})
