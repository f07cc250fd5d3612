import type { Browser, Page } from '@playwright/test'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { codeFor, freshAddress, linkFor } from './fixtures/account-mail.ts'
import { type ApiCar, carsOf, titleOf } from './fixtures/api.ts'
import { expectFault, watchForFaults } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { startOwnServer } from './fixtures/own-server.ts'
import { expectShown, openHydrated, untilHydrated, untilNotified } from './fixtures/page-state.ts'
import { accountPaths, signIn, signInForm, signOut, signUp, signUpForm } from './fixtures/session.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const PASSWORD = 'three green cars'
const NEW_PASSWORD = 'four blue cars'
/** The price of the car that is published in the midst of it, dirham. */
const PRICE = 123_456

/** Somebody with a phone: a page with or without script, and what its browser complained of. */
type Visitor = { site: Site; script: boolean; page: Page; email: string; faults: string[]; elsewhere: Page }

async function visit(browser: Browser, site: Site, script: boolean): Promise<Visitor> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: script })
  const faults = await watchForFaults(context)
  const elsewhere = await browser.newPage({ ...PHONE, javaScriptEnabled: false })
  return { site, script, page: await context.newPage(), email: freshAddress(), faults, elsewhere }
}

const open = ({ site, script, page }: Visitor, path: string) =>
  script ? openHydrated(page, site.url(path)) : page.goto(site.url(path))

const sectionPath = ({ site }: Visitor, key: string) => pathFor('accountSection', site.language, { key })

/** In the part `matrix` of the deep tests: each of its steps has a test of its own in the gate. */
if (readRunEnv().matrix) {
  test('An account from its first day to its last: ma in fr and ar, with script and without', async ({ browser }) => {
    test.setTimeout(420_000)
    const server = await startOwnServer()
    try {
      const sites = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))
      const visitors: Visitor[] = []
      for (const site of sites) for (const script of [true, false]) visitors.push(await visit(browser, site, script))
      const each = async (what: string, go: (visitor: Visitor) => Promise<void>) => {
        for (const visitor of visitors)
          await test.step(`${visitor.site.name} ${visitor.script ? 'with' : 'without'} script ${what}`, () =>
            go(visitor))
      }
      const [car] = (await carsOf(visitors[0]?.site as Site)).cars
      if (!car) throw new Error('Too few cars for this test')

      await each('keeps a favourite, opens an account, and finds it there', (visitor) => begin(visitor, car))
      await each('saves a search with instant alerts', (visitor) => saveSearch(visitor, car))
      await each('signs in elsewhere', signInElsewhere)
      await server.publish({
        number: 'A-1',
        brand: car.brand.name,
        model: car.model.name,
        modelYear: 2021,
        mileage: 64_200,
        fuelType: 'diesel',
        transmission: 'manual',
        color: 'white',
        seats: 5,
        origin: 'local',
        price: PRICE,
        city: car.city.name,
      })
      await each('is notified of a car that is published', (visitor) => readAlert(visitor, car))
      await each('chooses another password by a link', resetPassword)
      await each('exports the data, and deletes the account', leave)
      for (const { page, elsewhere } of visitors) {
        await page.context().close()
        await elsewhere.close()
      }
    } finally {
      await server.end()
    }
  })
}

async function begin(visitor: Visitor, car: ApiCar): Promise<void> {
  const { site, script, page, email } = visitor
  const { t, language } = site
  const paths = accountPaths(site)
  await open(visitor, site.listing)
  const heart = t('favourites.add', { name: titleOf(car) })
  const press = () => page.getByRole('main').getByRole('button', { name: heart, exact: true }).first().click()
  if (script) {
    await untilNotified(page, t('success.addedToFavourites'), press)
    await open(visitor, paths.signUp)
  } else {
    await press()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:signIn'))
    await page.getByRole('link', { name: t('account:signIn.noAccount') }).click()
  }
  await signUp(page, { email }, PASSWORD)
  const { field, send } = signUpForm(page)
  await expect(page.getByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })).toBeVisible()
  await field('typed').fill(await codeFor(site, email))
  await send.click()
  const favourites = pathFor('favourites', language)
  if (script) {
    await expect(page).toHaveURL(site.url(paths.account))
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    // It may be made before the account has what the device kept, and is then loaded anew.
    await page.goto(site.url(favourites))
  } else {
    await expect(page.getByRole('status')).toContainText([t('success.accountVerified')])
    await expect(signInForm(page).identifier).toHaveValue(email)
    await signInForm(page).password.fill(PASSWORD)
    await signInForm(page).send.click()
    await expect(page).toHaveURL(site.url(`${favourites}?sent=car`))
    await expect(page.getByRole('main').getByRole('status')).toContainText([t('success.addedToFavourites')])
  }
  await expectShown(page, [car.id])
}

async function saveSearch(visitor: Visitor, { brand }: ApiCar): Promise<void> {
  const { site, script, page } = visitor
  const { t } = site
  await open(visitor, `${site.listing}?brand=${brand.id}`)
  await page.getByRole('button', { name: t('listing.save') }).click()
  if (script) await page.getByRole('link', { name: t('listing.saved') }).click()
  const heading = page.getByRole('heading', { level: 2, name: brand.name, exact: true })
  const box = page.locator('section', { has: heading })
  await box.getByText(t('account:searches.change')).click()
  await box.getByLabel(t('account:searches.alerts')).selectOption(t('account:searches.pace.instant'))
  await box.getByRole('button', { name: t('actions.save') }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText([t('account:profile.saved')])
}

async function signInElsewhere({ site, elsewhere, email }: Visitor): Promise<void> {
  const { account } = accountPaths(site)
  await elsewhere.goto(site.url(account))
  await signIn(elsewhere, { identifier: email, password: PASSWORD })
  await expect(elsewhere).toHaveURL(site.url(account))
}

async function readAlert(visitor: Visitor, { brand, model }: ApiCar): Promise<void> {
  const { site, page, email } = visitor
  const mail = await mailWith(site, email, '/unsubscribe-blog/')
  const [, path = ''] = new RegExp(`href="http://[^/"]+(/[^"]+/2021/${PRICE}/[^"]+)"`).exec(mail) ?? []
  await open(visitor, path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${brand.name} ${model.name}`)
}

async function resetPassword(visitor: Visitor): Promise<void> {
  const { site, script, page, email, elsewhere } = visitor
  const { t } = site
  const paths = accountPaths(site)
  await open(visitor, sectionPath(visitor, 'password'))
  await signOut(page, site, { script })
  await expect(page).toHaveURL(site.url(site.home))
  await open(visitor, paths.signIn)
  await page.getByRole('link', { name: t('account:signIn.forgot') }).click()
  // An address is sent one message a minute, and the one to verify it was the last.
  await expect(async () => {
    await page.locator('form#forgot-password input[name=identifier]').fill(email)
    await page.locator('form#forgot-password button[type=submit]').click()
    await expect(page.getByText(t('account:forgot.sent', { minutes: RESET_LINK_MINUTES }))).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ intervals: [5000], timeout: 120_000 })
  const link = await linkFor(site, email, 'forgot-password')
  await open(visitor, link)
  for (const field of ['password', 'confirmation'])
    await page.locator(`form#reset-password input[name=${field}]`).fill(NEW_PASSWORD)
  await page.locator('form#reset-password button[type=submit]').click()
  await expect(page.getByText(t('success.passwordChanged'))).toBeVisible()
  await open(visitor, link)
  await expect(page.getByText(t('account:link.used')), 'a link is good once').toBeVisible()
  await page.getByRole('link', { name: t('account:reset.again') }).click()
  await expect(page).toHaveURL(site.url(paths.forgot))
  // None where the minute was over already.
  if (visitor.faults.length > 0) expectFault(visitor.faults, /429/)

  await elsewhere.goto(site.url(paths.account))
  await expect(elsewhere, 'other sessions are over').toHaveURL(site.url(`${paths.signIn}?return=${paths.account}`))
}

async function leave(visitor: Visitor): Promise<void> {
  const { site, script, page, email, faults } = visitor
  const { t } = site
  await open(visitor, sectionPath(visitor, 'privacy'))
  await signIn(page, { identifier: email, password: NEW_PASSWORD })
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t('account:privacy.export') }).click()
  const bytes = await (await file).createReadStream().then((stream) => stream.toArray())
  const data = JSON.parse(Buffer.concat(bytes as Buffer[]).toString())
  expect(data.user).toMatchObject({ fullName: 'Salma Bennani', email })
  expect([data.wishLists.length, data.savedSearches.length]).toEqual([1, 1])

  await page.locator('form#delete-account input[name=password]').fill(NEW_PASSWORD)
  await page.locator('form#delete-account button[type=submit]').click()
  await expect(page.getByText(t('success.accountDeleted'))).toBeVisible()
  // A form that is sent before script takes the page over is refused by a document, which is no fault of the page.
  if (script) await untilHydrated(page)
  await signIn(page, { identifier: email, password: NEW_PASSWORD })
  await expect(signInForm(page).summary).toContainText(t('errors.problem.invalid_credentials'))
  if (script) expectFault(faults, /401/)
  expect(faults, 'the browser reported nothing').toEqual([])
  const { text: outbox } = await httpGet({ host: `${site.edition.host}.localhost`, path: '/_outbox' })
  expect(outbox, 'nothing is kept of what was sent to the address').not.toContain(email)
}
