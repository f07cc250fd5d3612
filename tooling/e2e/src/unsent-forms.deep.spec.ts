import { randomUUID } from 'node:crypto'

import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'
import { countPosts, fillIn, unsent } from './fixtures/unsent-forms.ts'

test.use({ serviceWorkers: 'allow' })

const [site] = DEFAULT_SITES as [Site]

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
