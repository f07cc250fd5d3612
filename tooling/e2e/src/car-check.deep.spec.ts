import { randomUUID } from 'node:crypto'

import { inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { brakes, fillSender, sendChecklist } from './fixtures/checklist.ts'
import { expectFault } from './fixtures/faults.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated, untilHydrated, untilOverlay } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

test.use({ ...PHONE, serviceWorkers: 'allow' })

test('marks stay on the device without a connection, and what does not match is sent once it is back', async ({
  page,
  context,
  faults,
}) => {
  const car = await inspectedCar(site)
  const path = `${pathOfCar(site, car)}/check`
  await openHydrated(page, site.url(path))
  await untilOverlay(page)
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('kept')).keys()).some(({ url }) => url.endsWith('/check'))),
    )
    .toBe(true)

  await context.setOffline(true)
  const written = `Disques rayés ${randomUUID()}`
  await brakes(page, site).mark('differs').check()
  await brakes(page, site).note.fill(written)
  await page.goto(site.url(path))
  await untilHydrated(page)
  await expect(brakes(page, site).mark('differs')).toBeChecked()
  await expect(brakes(page, site).note).toHaveValue(written)
  await fillSender(page, site)
  await untilOverlay(page)
  await sendChecklist(page, site).click()
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
  await untilHydrated(page)
  await expect(brakes(page, site).mark('differs')).not.toBeChecked()
  expectFault(faults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})
