import { randomUUID } from 'node:crypto'

import { test as base, expect } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from '../env.ts'
import { carsOf, favouriteBrand, pathOfCar, titleOf } from '../fixtures/api.ts'
import { mailWith } from '../fixtures/outbox.ts'
import { accountPaths, DEMO } from '../fixtures/session.ts'
import { SITES } from '../fixtures/sites.ts'
import { otherBrowsers } from './start-browser.ts'
import { type Visitor, visitorWith } from './visitor.ts'

/** A visitor with the browser that the project is named by. The browser may complain of nothing. */
const test = base.extend<{ visitor: Visitor }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for.
  visitor: async ({}, provide, { project, skip }) => {
    const start = otherBrowsers()[project.name as 'firefox' | 'webkit']
    skip(start === null && !readRunEnv().ci, `${project.name} is not installed`)
    if (start === null) throw new Error(`${project.name} is not installed`)
    const driver = await start()
    try {
      await provide(visitorWith(driver))
    } finally {
      await driver.close()
    }
    expect(driver.faults, 'the browser reported nothing').toEqual([])
  },
})

/** French, and a mirrored page. */
for (const site of SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))) {
  const { t, language } = site
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const atPath = (path: string) => (url: URL) => url.pathname === path

  test(`cars are searched for, narrowed, kept and compared: ${site.name}`, async ({ visitor }) => {
    const brand = await favouriteBrand(site)
    const [car] = (await carsOf(site, `?brand=${brand.value}`)).cars
    if (!car) throw new Error('Too few cars for this test')
    const name = titleOf(car)
    await visitor.open(site.url(site.home))
    await visitor.expectFits(direction)
    await visitor.press({ css: 'main form[role=search] button, main search button' })
    await visitor.arrivesAt(atPath(site.listing))
    await visitor.expectFits(direction)

    await visitor.press({ role: 'button', name: t('listing.filters') })
    await visitor.press({ css: `label:has([name=brand][value="${brand.value}"])` })
    await visitor.arrivesAt(({ searchParams }) => searchParams.get('brand') === brand.value)
    await visitor.press({ css: `form[aria-label="${t('listing.filters')}"] button[type=submit]` })
    const { total } = await carsOf(site, `?brand=${brand.value}`)
    await visitor.sees({ css: 'main p, main [role=status]', text: t('listing.results', { count: total }) })

    await visitor.press({ role: 'link', name })
    await visitor.arrivesAt(atPath(pathOfCar(site, car)))
    await visitor.sees({ css: 'h1', text: name })
    await visitor.expectFits(direction)
    await visitor.press({ role: 'button', name: t('favourites.add', { name }) })
    await visitor.sees({ role: 'link', name: t('shell.favouritesCount', { count: 1 }) })
    await visitor.press({ role: 'button', name: t('compare.addNamed', { name }) })
    await visitor.press({ role: 'link', name: t('compare.open', { count: 1 }) })
    await visitor.arrivesAt(({ searchParams }) => searchParams.get('cars') === car.id)
    await visitor.sees({ css: 'h1', text: t('compare.title') })
    await visitor.expectFits(direction)
  })

  test(`a call is asked for from a car, first with a wrong number: ${site.name}`, async ({ visitor }) => {
    const [car] = (await carsOf(site)).cars
    if (!car) throw new Error('No car for this test')
    const name = `Salma ${randomUUID()}`
    const send = { css: 'form#callback button[type=submit]' }
    await visitor.open(site.url(pathOfCar(site, car)))
    await visitor.press({ role: 'link', name: t('car.action.callMeBack') })
    await visitor.arrivesAt(atPath(pathFor('interested', language, { id: car.id })))
    await visitor.types({ role: 'textbox', name: t('callback.name') }, name)
    await visitor.types({ css: 'form#callback [name=phone]' }, '6 61')
    await visitor.press(send)
    const error = t('validation.digitsMin', { count: site.edition.phone.minDigits })
    await visitor.sees({ role: 'link', name: error })
    await visitor.expectFits(direction)
    expect(await visitor.valueOf('form#callback [name=name]')).toBe(name)
    await visitor.types({ css: 'form#callback [name=phone]' }, ' 23 45 67')
    await visitor.press(send)
    await visitor.sees({ css: 'form#callback p[role=status]' })
    expect(await mailWith(site, name)).toContain('+212661234567')
  })

  test(`an account is signed in to and out of: ${site.name}`, async ({ visitor }, { project }) => {
    const { account, signIn } = accountPaths(site)
    await visitor.open(site.url(account))
    await visitor.arrivesAt(atPath(signIn))
    await visitor.types({ css: '#sign-in [name=identifier]' }, DEMO.identifier)
    await visitor.types({ css: '#sign-in [name=password]' }, DEMO.password)
    await visitor.press({ css: '#sign-in button[type=submit]' })
    if (project.name === 'webkit') {
      // WebKit keeps no Secure cookie of a page without TLS, so that it gets the notice for visitors without cookies.
      await visitor.sees({ css: '#sign-in p', text: t('account:signIn.cookies') })
      await visitor.expectFits(direction)
      return
    }
    await visitor.arrivesAt(atPath(account))
    await visitor.sees({ css: 'h1', text: t('routes:account') })
    await visitor.expectFits(direction)
    await visitor.press({ role: 'button', name: t('shell.nav.logOut') })
    await visitor.arrivesAt(atPath(site.home))
    await visitor.open(site.url(account))
    await visitor.arrivesAt(atPath(signIn))
  })

  test(`what is typed of an offered car outlives a reload: ${site.name}`, async ({ visitor }) => {
    const typed = { mileage: '84000', vin: 'UU1HSDACN12345678' }
    const path = pathFor('sellYourCar', language)
    // The address of the form is one for all languages.
    await visitor.open(site.url(site.home))
    await visitor.ask((chosen) => void (document.cookie = `language=${chosen}; Path=/`), language)
    await visitor.open(site.url(path))
    for (const [field, text] of Object.entries(typed)) await visitor.types({ css: `#sell [name=${field}]` }, text)
    await visitor.expectFits(direction)
    await expect
      .poll(() => visitor.ask(() => Object.values(localStorage).join('\n')), 'kept on the device')
      .toContain(typed.vin)
    await visitor.open(site.url(path))
    for (const [field, text] of Object.entries(typed))
      await expect.poll(() => visitor.valueOf(`#sell [name=${field}]`)).toBe(text)
  })
}
