import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiCar, inspectedCar, inspectionOf, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import {
  expectCarPage,
  expectWhatTheApiSays,
  filterForm,
  openFilters,
  openGroup,
  optionOf,
} from './fixtures/listing.ts'
import { mailWith } from './fixtures/outbox.ts'
import { cards, openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The visitor's filters, beside the model. */
const WANTED = { brand: 'dacia', fuelType: 'diesel', city: 'casablanca', priceMax: '120000' } as const

/** How the visitor typed a number, and how the team reads it. */
const PHONE_TYPED = '06 61 23 45 67'
const PHONE_READ = '+212661234567'

/** The car that the visitor will find: inspected, and of the model that is then chosen. */
function wantedCar(): Promise<ApiCar> {
  return inspectedCar(site, `?${new URLSearchParams(WANTED)}`)
}

/** Chooses an option of a group by a touch; what it chose is in the address at once, or once the form is sent. */
async function touchOption(form: Locator, title: string, option: string): Promise<void> {
  const label = optionOf(await openGroup(form, title), option)
  await label.tap()
  await expect(label.getByRole('checkbox')).toBeChecked()
}

async function sendFilters(page: Page): Promise<void> {
  await filterForm(page, site).locator('button[type=submit]').tap()
}

/** Narrows the listing to the wanted car's model, fuel, city and price, group after group. */
async function narrow(page: Page, car: ApiCar, { script }: { script: boolean }): Promise<void> {
  const chosen = (name: string, value: string) => (url: URL) => url.searchParams.get(name) === value
  let form = await openFilters(page, site)
  await touchOption(form, t('listing.group.brand'), car.brand.name)
  if (!script) await sendFilters(page)
  await page.waitForURL(chosen('brand', WANTED.brand))
  // The models of a brand are offered once it is chosen.
  form = await openFilters(page, site)
  await touchOption(form, t('listing.group.model'), car.model.name)
  await touchOption(form, t('listing.group.fuelType'), t('vocabulary.fuelType.diesel'))
  await touchOption(form, t('listing.group.city'), car.city.name)
  const price = await openGroup(form, t('listing.group.price'))
  await price.getByRole('textbox', { name: t('listing.range.priceMax') }).fill(WANTED.priceMax)
  await sendFilters(page)
  await expect(form).toBeHidden()
  for (const [name, value] of Object.entries({ ...WANTED, model: `${car.brand.id}-${car.model.id}` }))
    await expect(page).toHaveURL(chosen(name, value))
  await expectWhatTheApiSays(page, site)
}

/** The report on the car's page names what was found, defects first, and nothing else. */
async function expectFindings(page: Page, car: ApiCar): Promise<void> {
  const { sections, defects } = await inspectionOf(site, car)
  const found = (wanted: string) =>
    sections.flatMap(({ section, points }) =>
      points
        .filter(({ result }) => result === wanted)
        .map(({ point }) => t(`inspection.points.${section}.${point}` as 'inspection.points.engine.idle')),
    )
  expect(found('defect')).toHaveLength(defects)
  const report = page.locator('#inspection')
  await expect(report.getByText(t('inspection.defects', { count: defects }), { exact: true })).toBeVisible()
  await expect(report.getByRole('listitem').locator('strong')).toHaveText([...found('defect'), ...found('advisory')])
}

/** The form for a call, its fields and what it says. */
function callbackForm(page: Page) {
  const form = page.locator('form#callback')
  return {
    form,
    name: form.getByRole('textbox', { name: t('callback.name'), exact: true }),
    phone: form.getByRole('textbox', { name: t('callback.phone') }),
    time: form.getByLabel(t('callback.time')),
    send: form.locator('button[type=submit]'),
    said: form.locator('p[role=status]'),
  }
}

for (const script of [false, true]) {
  test.describe(script ? 'With script, on a phone' : 'Without script, on a phone', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const ready = async (page: Page) => {
      if (script) await untilHydrated(page)
    }
    const open = (page: Page, path: string) => (script ? openHydrated(page, site.url(path)) : page.goto(site.url(path)))

    test('a visitor finds a car by touches, reads what is wrong with it and asks for a call', async ({ page }) => {
      const car = await wantedCar()
      await open(page, site.home)
      await page
        .getByRole('search', { name: t('hero:search.label') })
        .getByRole('button')
        .tap()
      await page.waitForURL((url) => url.pathname === site.listing)
      await ready(page)
      await narrow(page, car, { script })

      await cards(page)
        .getByRole('heading')
        .getByRole('link', { name: titleOf(car) })
        .first()
        .tap()
      await expect(page).toHaveURL(site.url(pathOfCar(site, car)))
      await expectCarPage(page, site, { ...car, title: titleOf(car) })
      await expectFindings(page, car)

      await page.getByRole('link', { name: t('car.action.bookOrVisit') }).tap()
      await expect(page).toHaveURL(site.url(pathFor('interested', site.language, { id: car.id })))
      await ready(page)
      const visitor = `Salma ${randomUUID()}`
      const { name, phone, send, said } = callbackForm(page)
      await name.fill(visitor)
      await phone.fill(PHONE_TYPED)
      await send.tap()
      await expect(said).toContainText(t('success.callbackSent'))
      await expect(name).toHaveValue('')
      const mail = await mailWith(site, visitor)
      expect(mail).toContain(PHONE_READ)
      expect(mail).toContain(car.reference)
    })

    test('a call without a name or a whole number is refused beside the fields, and nothing typed is lost', async ({
      page,
      faults,
    }) => {
      const { minDigits: count, example: help } = site.edition.phone
      await open(page, pathFor('interested', site.language, { id: (await wantedCar()).id }))
      const { form, name, phone, time, send, said } = callbackForm(page)
      await phone.fill('6 61')
      await time.selectOption('evening')
      await send.tap()
      await expectRefused(form, name, { error: t('validation.name'), kept: '' })
      await expectRefused(form, phone, { error: t('validation.digitsMin', { count }), kept: '6 61', help })
      await expect(time).toHaveValue('evening')
      await expect(said).toHaveCount(0)

      await name.fill('Salma')
      await send.tap()
      await expect(name).not.toHaveAttribute('aria-invalid')
      await expect(name).toHaveValue('Salma')
      await expectRefused(form, phone, { error: t('validation.digitsMin', { count }), kept: '6 61', help })
      await expect(time).toHaveValue('evening')
      if (script) expectFault(faults, /422/)
    })
  })
}
