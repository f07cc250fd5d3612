import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const [site] = DEFAULT_SITES as [Site]
const [other] = OTHER_SITES as [Site]

/** Opens the contact page and fills its form in; the browser has what it needs for the time without a connection. */
async function fillIn(page: Page, { t, url, language }: Site, message: string) {
  await openHydrated(page, url(pathFor('contactUs', language)))
  await page.mouse.move(10, 10)
  const form = page.locator('form#contact')
  await form.locator('[name=name]').fill('Awa')
  await form.locator('[name=email]').fill('visitor@example.com')
  await form.locator('[name=message]').fill(message)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/offline-page.js')) !== undefined)).toBe(true)
  return { form, submit: form.getByRole('button', { name: t('contact.form.submit') }) }
}

const unsent = (page: Page, { t }: Site) => page.locator('details', { hasText: t('offline:unsent.cancel') })

/** Returns how many POSTs are sent to the server from now on. */
function countPosts(page: Page): () => number {
  let count = 0
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact-us')) count += 1
  })
  return () => count
}

for (const at of [site, other]) {
  test(`a form that is sent without a connection is kept, said so, and taken once there is one: ${at.name}`, async ({
    page,
    context,
    faults,
  }) => {
    const message = `Où êtes-vous ? ${randomUUID()}`
    const { form, submit } = await fillIn(page, at, message)
    await context.setOffline(true)
    await submit.click()
    await expect(page.getByText(at.t('offline:unsent.kept'))).toBeVisible()
    await expect(form.locator('[name=message]')).toHaveValue('')
    await unsent(page, at).locator('summary').click()
    await expect(unsent(page, at)).toContainText(at.t('contact.form.title'))
    await expectAccessible(page, 'the unsent forms', unsent(page, at))
    const posts = countPosts(page)
    await context.setOffline(false)
    await expect(page.getByText(at.t('offline:unsent.sent', { name: at.t('contact.form.title') }))).toBeVisible()
    await expect(unsent(page, at)).toHaveCount(0)
    expect(await mailWith(at, message)).toContain('visitor@example.com')
    expect(posts()).toBe(1)
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([])
    faults.length = 0
  })
}

test('what is kept can be taken back, and what is wrong is not kept', async ({ page, context, faults }) => {
  const message = `Never sent ${randomUUID()}`
  const { form, submit } = await fillIn(page, site, message)
  await context.setOffline(true)
  await form.locator('[name=email]').fill('')
  await submit.click()
  await expect(unsent(page, site)).toHaveCount(0)
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await form.locator('[name=email]').fill('visitor@example.com')
  await submit.click()
  await unsent(page, site).locator('summary').click()
  const posts = countPosts(page)
  const name = site.t('contact.form.title')
  await page.getByRole('button', { name: site.t('offline:unsent.cancelNamed', { name }) }).click()
  await expect(unsent(page, site)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(site.t('shell.online'))).toBeVisible()
  expect(posts()).toBe(0)
  faults.length = 0
})

test('a form whose answer is lost on the way is taken once, and the visitor hears of it', async ({ page, faults }) => {
  const message = `Once ${randomUUID()}`
  const { form, submit } = await fillIn(page, site, message)
  // The server takes it, and the connection breaks before it says so.
  let posts = 0
  await page.route('**/contact-us.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    if (posts > 1) return route.continue()
    const { pathname } = new URL(route.request().url())
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = route.request().postData() ?? ''
    const { status } = await httpGet({ host: site.edition.host, path: pathname, method: 'POST', headers, body })
    expect(status).toBe(200)
    await route.abort()
  })
  await submit.click()
  await expect(page.getByText(site.t('offline:unsent.waits'))).toBeVisible()
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await expect(form.getByText(site.t('success.querySubmitted'))).toBeVisible()
  expect(posts).toBe(2)
  expect((await mailWith(site, message)).split(message)).toHaveLength(2)
  expectFault(faults, /ERR_FAILED/)
})
