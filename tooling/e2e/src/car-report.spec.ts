import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'

import { type ApiCar, anyCar, askApi, carsOf, inspectedCar, inspectionOf, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { httpGet } from './fixtures/http-get.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, type Site, siteNamed, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The form by which a problem is reported, its fields and what it says. */
function problemForm(page: Page) {
  const form = page.locator('form#problem')
  return {
    form,
    reason: form.locator('select'),
    message: form.locator('textarea'),
    email: form.locator('input[type=email]'),
    phone: form.locator('input[name=phone]'),
    send: form.locator('button[type=submit]'),
    said: form.locator('p[role=status]'),
  }
}

type Photographed = ApiCar & { photos: { flaw: { section: string; point: string; sizeMm: number } | null }[] }

/** A car with a photograph of a flaw. Throws where none is for sale. */
async function flawedCar(at: Site): Promise<Photographed> {
  const { cars } = await carsOf(at, 'highlight=flawPhotos')
  const [first] = cars
  if (first === undefined) throw new Error(`${at.name} has no car with a photographed flaw`)
  return (await askApi(at, `cars/${first.id}`)) as Photographed
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...DESKTOP, javaScriptEnabled: script })
    const open = (page: Page, path: string) => (script ? openHydrated(page, site.url(path)) : page.goto(site.url(path)))

    test('a car’s page leads to its report, which has every point', async ({ page }) => {
      const car = await inspectedCar(site)
      const { sections } = await inspectionOf(site, car)
      await open(page, pathOfCar(site, car))
      await page.getByRole('link', { name: t('inspection.fullReport', { count: INSPECTION_POINT_COUNT }) }).click()
      await expect(page).toHaveURL(site.url(`${pathOfCar(site, car)}/report`))
      const sheet = page.getByRole('main').getByRole('article')
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(titleOf(car))
      await expect(sheet.getByText(car.reference, { exact: true })).toBeVisible()
      await expect(sheet.getByRole('img', { name: site.url(pathOfCar(site, car)) })).toBeVisible()

      const wanted = sections.flatMap(({ section, points }) =>
        points.map(({ point, result }) => [
          t(`inspection.points.${section}.${point}` as 'inspection.points.engine.idle'),
          t(`inspection.results.${result}`),
        ]),
      )
      expect(wanted).toHaveLength(INSPECTION_POINT_COUNT)
      const shown = await sheet
        // Those with ids are not of the inspection.
        .locator('section:not([id])')
        .getByRole('listitem')
        .evaluateAll((items) => items.map(({ children }) => [...children].map(({ textContent }) => textContent)))
      expect(shown).toEqual(wanted)
    })

    test('a number on the outline of the car leads to what was found there, and that to its photograph', async ({
      page,
    }) => {
      const car = await flawedCar(site)
      const path = pathOfCar(site, car)
      await open(page, `${path}/report`)
      const map = page.getByRole('group', { name: t('report:map.label') })
      const [flaw] = car.photos.flatMap((each, at) => (each.flaw === null ? [] : [{ ...each.flaw, at }]))
      if (flaw === undefined) throw new Error(`${car.id} has no photographed flaw`)
      const name = t(`inspection.points.${flaw.section}.${flaw.point}` as 'inspection.points.engine.idle')
      await map.getByRole('link', { name }).first().click()
      const finding = page.locator('li:target')
      await expect(finding).toContainText(name)
      await expect(finding).toContainText(t('inspection.flawSize', { size: flaw.sizeMm }))
      await finding.getByRole('link', { name: t('inspection.seePhoto') }).click()
      await expect(page).toHaveURL(site.url(`${path}#photo-${flaw.at}`))
    })
  })
}

for (const [at, script] of [
  [siteNamed('ma in fr'), true],
  [siteNamed('ma in ar'), false],
] as const) {
  const texts = at.t
  test.describe(`What is wrong with a car’s page, ${at.name} ${script ? 'with' : 'without'} script`, () => {
    test.use({ ...DESKTOP, javaScriptEnabled: script })

    test('reaches the team, and who left an address gets a receipt', async ({ page, faults }) => {
      const car = await inspectedCar(at)
      const path = pathOfCar(at, car)
      const written = `The photographs are of another car. ${randomUUID()}`
      const address = `${randomUUID()}@example.com`
      await page.goto(at.url(path))
      if (script) await untilHydrated(page)
      await page.getByRole('link', { name: texts('car.action.reportProblem'), exact: true }).click()
      await expect(page).toHaveURL(at.url(`${path}/problem`))
      if (script) await untilHydrated(page)
      const { form, reason, message, email, phone, send, said } = problemForm(page)
      await message.fill(written)
      await email.fill('visitor@example')
      await phone.fill('0661')
      await send.click()
      await expectRefused(form, reason, { error: texts('validation.option'), kept: '' })
      await expectRefused(form, email, { error: texts('validation.email'), kept: 'visitor@example' })
      await expect(phone, 'nothing typed is lost').toHaveValue('0661')
      await expect(message).toHaveValue(written)
      if (script) expectFault(faults, /422/)

      await reason.selectOption(texts('report:problem.reasons.photos'))
      await email.fill(address)
      await phone.fill('')
      await send.click()
      await expect(said).toHaveText(texts('report:problem.sent'))
      await expect(message).toHaveValue('')
      const mail = await mailWith(at, written)
      for (const part of [car.reference, address, 'Photos qui ne correspondent pas']) expect(mail).toContain(part)
      expect(await mailWith(at, `<dt>To</dt><dd>${address}`)).toContain(car.reference)
    })
  })
}

test('The report is printed by its button', async ({ page }) => {
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(window, { printed, print: () => printed.push(location.pathname) })
  })
  const path = `${pathOfCar(site, await inspectedCar(site))}/report`
  await openHydrated(page, site.url(path))
  await page.getByRole('button', { name: t('sheet.print') }).click()
  expect(await page.evaluate(() => (window as unknown as { printed: string[] }).printed)).toEqual([path])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: t('sheet.print') }), 'paper has no buttons').toBeHidden()
})

test.describe('The addresses below a car’s follow it', () => {
  for (const here of inGate(SITES, ['ma in fr', 'coza in zu'])) {
    test(`only its id counts, and an unknown one leads nowhere: ${here.name}`, async () => {
      const { host } = here.edition
      const car = await anyCar(here)
      for (const below of ['/report', '/check', '/problem']) {
        const present = pathOfCar(here, car) + below
        const old = pathOfCar(here, { ...car, price: 1 }) + below
        expect((await httpGet({ host, path: present })).status, present).toBe(200)
        const { status, headers } = await httpGet({ host, path: old })
        expect({ old, status, location: headers.location }).toEqual({ old, status: 301, location: present })
        for (const id of ['zzzzzzzz', 'x']) {
          const path = pathOfCar(here, { ...car, id }) + below
          expect((await httpGet({ host, path })).status, path).toBe(404)
        }
      }
    })
  }
})
