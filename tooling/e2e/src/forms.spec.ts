import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { expectFault } from './fixtures/faults.ts'
import { expectRefused, homeForm } from './fixtures/forms.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const [arabic] = OTHER_SITES as [Site]

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, site: Site) =>
      script ? openHydrated(page, site.url(site.home)) : page.goto(site.url(site.home))

    for (const site of inGate([french, arabic], [script ? 'ma in fr' : 'ma in ar'])) {
      test(`a question is taken and reaches the team: ${site.name}`, async ({ page }) => {
        const question = `Where do cars sleep? ${randomUUID()}`
        await open(page, site)
        const { message, email, send, said } = homeForm(page, 'ask')
        await message.fill(question)
        await email.fill('visitor@example.com')
        await send.click()
        await expect(said).toHaveText(site.t('success.questionSent'))
        await expect(message).toHaveValue('')
        expect(await mailWith(site, question)).toContain('visitor@example.com')
      })
    }

    test('a question without words and with a bad address is refused beside its fields', async ({ page, faults }) => {
      const { t } = french
      await open(page, french)
      const { form, message, email, send, said } = homeForm(page, 'ask')
      await email.fill('visitor@example')
      await send.click()
      await expectRefused(form, message, { error: t('validation.message'), kept: '' })
      await expectRefused(form, email, { error: t('validation.email'), kept: 'visitor@example' })
      await expect(said).toHaveCount(0)
      await message.fill('Où dorment les voitures ?')
      await send.click()
      await expectRefused(form, email, { error: t('validation.email'), kept: 'visitor@example' })
      await expect(message).toHaveValue('Où dorment les voitures ?')
      await expect(message).not.toHaveAttribute('aria-invalid')
      if (script) expectFault(faults, /422/)
    })

    test('the newsletter comes as was chosen by the link of its mail, and then no more', async ({ page }) => {
      const { t } = french
      const address = `${randomUUID()}@example.com`
      await open(page, french)
      const { email, send, said } = homeForm(page, 'newsletter')
      await email.fill(address)
      await send.click()
      await expect(said).toHaveText(t('newsletter.pending'))
      const mail = await mailWith(french, address)
      const main = page.getByRole('main')
      await page.goto(/href="([^"]+\/newsletter\/[^"]+)"/.exec(mail)?.[1] ?? '')
      await main.getByRole('button', { name: t('newsletter.confirm.submit') }).click()
      await expect(main.getByRole('status')).toHaveText(t('success.subscribed'))

      const leave = /href="([^"]+\/unsubscribe-blog\/[^"]+)"/.exec(mail)?.[1] ?? ''
      await (script ? openHydrated(page, leave) : page.goto(leave))
      const form = page.locator('form#newsletter-preferences')
      const frequency = form.getByLabel(t('account:newsletter.frequency'))
      const topic = form.locator('input[name=topic-lowerPrices]')
      const language = form.getByLabel(t('account:profile.language'))
      await frequency.selectOption('monthly')
      await topic.check()
      await language.selectOption('ar')
      await form.getByRole('button', { name: t('actions.save') }).click()
      await expect(form.locator('p[role=status]')).toHaveText(t('account:profile.saved'))
      await page.goto(leave)
      await expect(frequency).toHaveValue('monthly')
      await expect(topic).toBeChecked()
      await expect(language).toHaveValue('ar')

      await main.getByRole('button', { name: t('newsletter.leave.submit') }).click()
      await expect(main.getByRole('status')).toHaveText(t('success.unsubscribed'))
      await page.goto(leave)
      await expect(form).toHaveCount(0)
    })
  })
}

test('A form is taken from the site’s own pages alone', async () => {
  const { host } = french.edition
  const sent = (headers: Record<string, string>) =>
    httpGet({
      host,
      path: pathFor('faqs', french.language),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ message: '' }).toString(),
    })
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://${arabic.edition.host}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) expect((await sent(headers)).status, JSON.stringify(headers)).toBe(403)
  // An empty question, so that what is let in is refused for itself.
  expect((await sent({ origin: `http://${host}` })).status).toBe(422)
})
