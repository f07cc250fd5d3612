import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { signInForm } from './fixtures/session.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

test('A page that comes back from the back/forward cache shows the favourites of meanwhile, and keeps them', async ({
  page,
}) => {
  await openHydrated(page, site.url(site.listing))
  const hearts = cards(page).getByRole('button')
  const other = await hearts.nth(1).getAttribute('value')
  // Another page has kept a car, of which this one, that was away, has heard nothing.
  await page.evaluate((id) => {
    localStorage.setItem('favourites', JSON.stringify([id]))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, other)
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await hearts.nth(0).click()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]') as string[])
  expect(kept).toHaveLength(2)
  expect(kept).toContain(other)
})

test('Favourites are there when they are opened by a bookmark', async ({ page }) => {
  const { cars } = await carsOf(site)
  const ids = cars.slice(0, 2).map(({ id }) => id)
  await page.goto(site.url(site.home))
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), ids)
  await page.goto(site.url('/fr/account/favourites'))
  await expect(cards(page)).toHaveCount(2)
})

test('A form can be sent where the browser makes no random ids and storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await openHydrated(page, site.url(site.home))
  const form = page.locator('form#newsletter')
  await form.getByRole('textbox').fill(`awa-${Date.now()}@example.org`)
  await form.getByRole('button').click()
  await expect(form.getByText(t('newsletter.pending')).first()).toBeVisible()
})

test('A form whose line is cut while it is sent stays with what was typed, says so, and is sent when asked', async ({
  page,
  faults,
}) => {
  const isReady = page.waitForResponse(/start-overlay/)
  await openHydrated(page, site.url(pathFor('signIn', site.language)))
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await isReady
  const sent: (string | null)[] = []
  await page.route('**/*.data', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    sent.push(request.postData())
    if (sent.length === 1) return route.abort()
    if (sent.length === 2) return route.continue()
    // A reverse proxy limits the rate of requests.
    return route.fulfill({ status: 429, json: { code: 'rate_limited' } })
  })
  const { identifier, password, send, form } = signInForm(page)
  await expect.poll(() => page.evaluate(() => String(fetch).includes('native'))).toBe(false)
  await identifier.fill('awa@example.org')
  await password.fill('not the password')
  await send.click()
  await expect(page.getByText(t('offline:unsent.waits'))).toBeVisible()
  await expect(identifier).toHaveValue('awa@example.org')
  await page.getByRole('button', { name: t('actions.retry') }).click()
  await expect(form.getByText(t('errors.problem.invalid_credentials'))).toBeVisible()
  await expect(identifier).toHaveValue('awa@example.org')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  await send.click()
  await expect(form.getByText(t('errors.problem.rate_limited'))).toBeVisible()
  await expect(identifier).toHaveValue('awa@example.org')
  expectFault(faults, /ERR_FAILED|401|429/)
})

test('A shared address with what a messenger has stuck to it leads to the car', async () => {
  const { cars } = await carsOf(site)
  const [car] = cars
  if (!car) throw new Error('No car')
  const own = `/fr/buy/${car.brand.id}/${car.model.id}/${car.modelYear}/${car.price}/${car.id}`
  for (const ending of ['.', ')', '%20', '%E2%80%8F']) expect(await answerOf(own + ending), ending).toEqual([301, own])
  expect(await answerOf(own.replace(car.id, car.id.toUpperCase()))).toEqual([301, own])

  async function answerOf(path: string) {
    const { status, headers } = await httpGet({ host: `${site.edition.host}.localhost`, path })
    return [status, headers.location]
  }
})

test('What is refused before a page is made is a page in the language of its address', async () => {
  const answer = await httpGet({
    host: `${site.edition.host}.localhost`,
    path: '/fr/contact-us',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `message=${'%D8%A7'.repeat(60_000)}`,
  })
  expect(answer.status).toBe(413)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.text).toContain(t('errors.problem.payload_too_large'))
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message that is too long is refused at its field, and stays there', async ({ page }) => {
    await page.goto(site.url('/fr/contact-us'))
    const form = page.locator('form#contact')
    const message = form.locator('textarea')
    await message.fill('ا'.repeat(11_000))
    await form.locator('button[type=submit]').click()
    await expect(message).toHaveValue('ا'.repeat(11_000))
    await expect(form.getByText(t('validation.textMax', { count: 4000 })).first()).toBeVisible()
  })
})
