import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEMONSTRATED_EDITIONS, DEFAULT_SITES, inGate, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const [arabic] = OTHER_SITES as [Site]

const contactPath = ({ language }: Site) => pathFor('contactUs', language)

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate([french, arabic], [script ? 'ma in fr' : 'ma in ar'])) {
      test(`a message is taken and reaches the team: ${site.name}`, async ({ page }) => {
        const { t } = site
        const message = `Where are you? ${randomUUID()}`
        await open(page, site.url(contactPath(site)))
        const form = page.locator('form#contact')
        await form.locator('[name=name]').fill('Awa')
        await form.locator('[name=email]').fill('visitor@example.com')
        await form.locator('[name=subject]').selectOption(t('routes:buyCars'))
        await form.locator('[name=message]').fill(message)
        await form.getByRole('button', { name: t('contact.form.submit') }).click()
        await expect(form.locator('p[role=status]')).toHaveText(t('success.querySubmitted'))
        await expect(form.locator('[name=message]')).toHaveValue('')
        expect(await mailWith(site, message)).toContain('visitor@example.com')
      })
    }

    test('a wish to be called back is taken by the same page', async ({ page }) => {
      const { t } = french
      await open(page, french.url(contactPath(french)))
      const form = page.locator('form#callback')
      await form.locator('[name=name]').fill('Awa')
      await form.locator('[name=phone]').fill('06 61 23 45 67')
      await form.getByRole('button', { name: t('callback.submit') }).click()
      await expect(form.locator('p[role=status]')).toContainText(t('success.callbackSent'))
      await expect(page.locator('form#contact p[role=status]')).toHaveCount(0)
    })

    test('an application begins with its subject', async ({ page }) => {
      const { t, language } = french
      await open(page, french.url(pathFor('careers', language)))
      await page
        .getByRole('main')
        .getByRole('link', { name: t('careers.apply') })
        .click()
      await expect(page.locator('form#contact [name=subject]')).toHaveValue(t('careers.subject'))
      await expect(page.getByRole('heading', { name: t('contact.stores') })).toBeVisible()
    })
  })
}

test('The contact page tells the hours of each store and leads to it on a map', async ({ page }) => {
  const { t } = french
  await page.goto(french.url(contactPath(french)))
  const stores = page.locator('section', { has: page.getByRole('heading', { name: t('contact.stores') }) })
  const first = stores
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(first.getByText('09:00 – 18:30')).toBeVisible()
  await expect(first.getByRole('link', { name: t('contact.map') })).toHaveAttribute(
    'href',
    /^https:.*query=[\d.-]+,[\d.-]+$/,
  )
})

for (const site of inGate([french, arabic], ['ma in fr']))
  test(`The chat begins as the API says, on every page: ${site.name}`, async ({ page }) => {
    const { text } = await httpGet({
      host: site.edition.host,
      path: '/api/contact-information',
      headers: { 'accept-language': site.language },
    })
    const { whatsapp } = JSON.parse(text) as { whatsapp: { number: string; text: string } }
    await page.goto(site.url(contactPath(site)))
    const links = page.getByRole('link', { name: site.t('shell.whatsApp.label') })
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '')
      expect(address.pathname).toBe(`/${whatsapp.number.slice(1)}`)
      expect(address.searchParams.get('text')).toBe(whatsapp.text)
    }
  })

test('A callback is asked for from home, from a car and where no car was found', async ({ page }) => {
  const { t } = french
  await page.goto(french.url(pathFor('home', french.language)))
  await page.getByRole('link', { name: t('car.action.callMeBack') }).click()
  await expect(page).toHaveURL(french.url(`${contactPath(french)}#callback`))
  await expect(page.locator('form#callback').getByLabel(t('callback.phone'))).toBeVisible()
  await page.goto(french.url(pathOfCar(french, await anyCar(french))))
  await page
    .getByRole('link', { name: t('car.action.callMeBack') })
    .first()
    .click()
  await expect(page.locator('form#callback').getByLabel(t('callback.phone'))).toBeVisible()
  await page.goto(french.url(`${french.listing}?priceMax=1`))
  await expect(page.locator('form#wanted').getByLabel(t('callback.phone'))).toBeVisible()
})

test('What is true for a moment is not kept for others', async () => {
  const { headers } = await httpGet({ host: french.edition.host, path: contactPath(french) })
  expect(headers['cache-control']).toBe('private, max-age=60')
})

test('The team has its page where an edition shows it, by pages, and none elsewhere', async () => {
  for (const { host, features, defaultLanguage } of DEMONSTRATED_EDITIONS) {
    const path = pathFor('ourTeam', defaultLanguage)
    const statusOf = async (address: string) => (await httpGet({ host, path: address })).status
    const offered = features.ourTeam ? 200 : 404
    expect([host, await statusOf(path), await statusOf('/api/our-team')]).toEqual([host, offered, offered])
    if (!features.ourTeam) continue
    const pages = await Promise.all([1, 2].map((page) => httpGet({ host, path: `${path}?page=${page}` })))
    const names = pages.flatMap(({ text }) => [...text.matchAll(/<h2><bdi>([^<]+)/g)].map(([, name]) => name))
    expect(new Set(names).size).toBe(8)
    const beyond = await httpGet({ host, path: `${path}?page=99` })
    expect([beyond.status, beyond.headers.location]).toEqual([302, `${path}?page=2`])
  }
})
