import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openAlive, untilAlive, untilOverlay } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** An item of the checklist, and how it is marked. */
function item(page: Page, name: string) {
  const group = page.getByRole('group', { name, exact: true })
  return {
    mark: (choice: 'matches' | 'differs') =>
      group.getByRole('radio', { name: t(`report:checklist.${choice}`), exact: true }),
    note: group.getByLabel(t('report:checklist.note')),
  }
}

const brakes = (page: Page) => item(page, t('inspection.sections.brakes'))

/** Says who sends the list. */
async function fillSender(page: Page) {
  await page.getByLabel(t('contact.form.name'), { exact: true }).fill('Awa')
  await page.getByLabel(t('contact.form.email'), { exact: true }).fill('visitor@example.com')
}

const send = (page: Page) => page.getByRole('button', { name: t('report:checklist.submit') })

test.describe('Without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a car’s report leads to its checklist, and what does not match reaches the team', async ({ page }) => {
    const car = await inspectedCar(site)
    await page.goto(site.url(`${pathOfCar(site, car)}/report`))
    await page.getByRole('link', { name: t('routes:carCheck') }).click()
    await expect(page).toHaveURL(site.url(`${pathOfCar(site, car)}/check`))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await item(page, t('inspection.sections.engine')).mark('matches').check()
    await fillSender(page)
    await send(page).click()
    await expect(page.getByText(t('report:checklist.nothing'))).toBeVisible()
    await expect(item(page, t('inspection.sections.engine')).mark('matches')).toBeChecked()
    await expect(page.getByLabel(t('contact.form.name'), { exact: true })).toHaveValue('Awa')

    const written = `Disques rayés ${randomUUID()}`
    await brakes(page).mark('differs').check()
    await brakes(page).note.fill(written)
    await page.getByLabel(t('report:checklist.kilometres')).fill('1 000 000')
    await send(page).click()
    await expect(page.getByText(t('report:checklist.sent'))).toBeVisible()
    await expect(send(page)).toBeHidden()
    const mail = await mailWith(site, written)
    for (const told of [car.reference, 'Awa', 'visitor@example.com', t('inspection.sections.brakes')])
      expect(mail).toContain(told)
  })
})

test.describe('With script', () => {
  test.use({ ...PHONE, serviceWorkers: 'allow' })

  test('marks stay on the device without a connection, and what does not match is sent once it is back', async ({
    page,
    context,
    faults,
  }) => {
    const car = await inspectedCar(site)
    const path = `${pathOfCar(site, car)}/check`
    await openAlive(page, site.url(path))
    await untilOverlay(page)
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('kept')).keys()).some(({ url }) => url.endsWith('/check'))),
      )
      .toBe(true)

    await context.setOffline(true)
    const written = `Disques rayés ${randomUUID()}`
    await brakes(page).mark('differs').check()
    await brakes(page).note.fill(written)
    await page.goto(site.url(path))
    await untilAlive(page)
    await expect(brakes(page).mark('differs')).toBeChecked()
    await expect(brakes(page).note).toHaveValue(written)
    await fillSender(page)
    await untilOverlay(page)
    await send(page).click()
    await expect(page.getByText(t('offline:unsent.kept'))).toBeVisible()

    let posts = 0
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/check')) posts += 1
    })
    await context.setOffline(false)
    await expect(
      page.getByText(t('offline:unsent.sent', { name: `${t('routes:carCheck')} · ${titleOf(car)}` })),
    ).toBeVisible()
    const mail = await mailWith(site, written)
    expect(mail).toContain(car.reference)
    expect(mail.split(written)).toHaveLength(2)
    expect(posts).toBe(1)
    await page.goto(site.url(path))
    await untilAlive(page)
    await expect(brakes(page).mark('differs')).not.toBeChecked()
    expectFault(faults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  })

  test('it is sent by keyboard, and the page says so', async ({ page }) => {
    await openAlive(page, site.url(`${pathOfCar(site, await inspectedCar(site))}/check`))
    const written = `Disques rayés ${randomUUID()}`
    await brakes(page).mark('matches').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(brakes(page).mark('differs')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(brakes(page).note).toBeFocused()
    await page.keyboard.type(written)
    await fillSender(page)
    await send(page).focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: t('report:checklist.sent') })
    await expect(said).toBeFocused()
    expect(await mailWith(site, written)).toContain('visitor@example.com')
  })
})
