import { expectAccessible } from './fixtures/axe.ts'
import { openDay } from './fixtures/days.ts'
import { expectFault } from './fixtures/faults.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { fillSeller, openForm } from './fixtures/selling.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** A text that runs in its own direction, as pages write addresses. */
const isolated = (text: string): string => `\u2068${text}\u2069`

test.describe('At home', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  const site = siteNamed('sn in fr')
  const { t } = site

  test(`an inspector is booked to come home, and told another time and address: ${site.name}`, async ({
    page,
    faults,
  }) => {
    test.slow()
    await openForm(page, site, openHydrated)
    const goOn = page.getByRole('button', { name: t('actions.continue'), exact: true })
    await goOn.click()
    await goOn.click()
    const email = await fillSeller(page, site)
    await page.getByRole('button', { name: t('sell:form.submit') }).click()
    await page.waitForURL(/\/sales\//)
    await untilHydrated(page)
    const reference = /[A-Z]+-SL-\w+/.exec((await page.getByText(/-SL-/).textContent()) ?? '')?.[0] ?? ''
    const box = page.locator('#move')
    const [address, times] = [box.locator('[name=address]'), box.locator('[name=slot]:visible')]
    const send = box.getByRole('button', { name: t('booking:move.submit') })
    await expect(box.getByText(t('sell:sale.time.atHome'))).toBeVisible()
    await openDay(box, 'second')
    await times.nth(1).check()
    await send.click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(times.nth(1)).toBeChecked()
    await address.fill('Villa 12, Sicap Liberté 6')
    await expectAccessible(page, 'home')
    await send.click()
    await expect(page.getByText(t('sell:sale.atHome', { place: isolated('Villa 12, Sicap Liberté 6') }))).toBeVisible()
    await mailWith(site, email, 'Villa 12, Sicap Liberté 6')
    expect(await sidewaysOf(page)).toBe(0)

    const when = page.getByRole('main').locator('time')
    const first = await when.textContent()
    await openHydrated(page, site.url(new URL(page.url()).pathname))
    await box.locator('summary').first().click()
    await expect(times.first()).toBeChecked()
    await expect(address).toHaveValue('Villa 12, Sicap Liberté 6')
    await openDay(box, 'third')
    await times.last().check()
    await address.fill('Rue 7, Médina')
    await send.click()
    await expect(page.getByText(t('sell:sale.atHome', { place: isolated('Rue 7, Médina') }))).toBeVisible()
    await expect(when).not.toHaveText(first ?? '')
    const mail = await mailWith(site, reference, '/team/sales/', 'Rue 7, Médina')
    expect(mail).toContain('Chez le vendeur')
    expectFault(faults, /422/)
  })
})
