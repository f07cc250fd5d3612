import { randomUUID } from 'node:crypto'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { openHydrated, untilOverlay } from './fixtures/page-state.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
const url = french.url(pathFor('contactUs', french.language))

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test('a message is refused beside its fields, and nothing that was typed is lost', async ({ page, faults }) => {
      const { t } = french
      await (script ? openHydrated(page, url) : page.goto(url))
      const form = page.locator('form#contact')
      await form.locator('[name=email]').fill('visitor@example')
      await form.locator('[name=message]').fill('Où êtes-vous ?')
      await form.getByRole('button').click()
      await expectRefused(form, form.locator('[name=name]'), { error: t('validation.name'), kept: '' })
      await expectRefused(form, form.locator('[name=email]'), {
        error: t('validation.email'),
        kept: 'visitor@example',
      })
      await expect(form.locator('[name=message]')).toHaveValue('Où êtes-vous ?')
      await expect(page.locator('form#callback [aria-invalid]')).toHaveCount(0)
      if (script) expectFault(faults, /422/)
    })
  })
}

test.describe('On a phone', () => {
  test.use(PHONE)

  test('that a message was sent is said where it is seen', async ({ page }) => {
    const { t } = french
    await openHydrated(page, url)
    await untilOverlay(page)
    const form = page.locator('form#contact')
    await form.locator('[name=name]').fill('Awa')
    await form.locator('[name=email]').fill('visitor@example.com')
    await form.locator('[name=message]').fill(`Where are you? ${randomUUID()}`)
    await form.getByRole('button', { name: t('contact.form.submit') }).click()
    await expect(form.locator('p[role=status]')).toHaveText(t('success.querySubmitted'))
    await expect(form.locator('p[role=status]')).toBeInViewport()
  })
})
