import { anyCar, inspectedCar, pathOfCar } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { filesAsked } from './fixtures/first-visit.ts'
import { httpGet } from './fixtures/http-get.ts'
import { untilHydrated } from './fixtures/page-state.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** Budget of the light version of a car's page, all files included. */
const MAX_BYTES = 30 * 1024

const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))

test.use({ ...PHONE, deviceScaleFactor: 3 })

for (const site of inGate(LOOKED_AT, ['ma in ar'])) {
  test(`a car in few bytes says all that its page says, without script: ${site.name}`, async ({ page, context }) => {
    await context.unroute('**/photos/**')
    const car = await inspectedCar(site)
    const path = pathOfCar(site, car)
    const files = await filesAsked(page, () => page.goto(site.url(`${path}?light`)))
    expect(files.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0)).toBeLessThanOrEqual(MAX_BYTES)
    expect(files.filter(({ kind }) => kind === 'script')).toEqual([])
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText(car.brand.name)
    await expect(main.getByText(site.money(car.price)).first()).toBeVisible()
    await expectAccessible(page, 'a car in few bytes')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(main.locator('#inspection > p > strong').first()).toHaveCSS('display', 'block')
    // What begins with a dot goes on in its line.
    const further = page.locator('main > p > strong + span, main li strong + span')
    const displays = await further.evaluateAll((spans) => spans.map((span) => getComputedStyle(span).display))
    expect(displays.filter((display) => display !== 'inline')).toEqual([])
    const facts = await main.locator('dt').allInnerTexts()
    await main.getByRole('link', { name: site.t('offline:light.whole') }).click()
    await expect(page).toHaveURL(site.url(path))
    const whole = await page.locator('#overview dt, #specifications dt, #papers dt').allInnerTexts()
    expect(whole.length).toBeGreaterThan(20)
    expect(whole.filter((label) => !facts.includes(label))).toEqual([])
    await expect(page.getByRole('link', { name: site.t('car.action.light') })).toHaveAttribute('href', `${path}?light`)
  })
}

test.describe('where data are saved', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('a car is in few bytes by itself, and whole for who asks for that', async ({ page }) => {
    const [site] = LOOKED_AT
    if (site === undefined) throw new Error('There is no site')
    const path = pathOfCar(site, await anyCar(site))
    await page.goto(site.url(path))
    await expect(page.getByRole('link', { name: site.t('car.action.light') })).toHaveCount(0)
    await page.getByRole('link', { name: site.t('offline:light.whole') }).click()
    await expect(page).toHaveURL(site.url(`${path}?light=off`))
    await expect(page.getByRole('link', { name: site.t('car.action.light') })).toBeVisible()
    await page.keyboard.press('Shift')
    await untilHydrated(page)
  })
})

test('a car in few bytes names its whole page to search engines, and has its present address and its 404', async () => {
  const [site] = LOOKED_AT
  if (site === undefined) throw new Error('There is no site')
  const car = await anyCar(site)
  const host = site.edition.host
  const path = pathOfCar(site, car)
  const canonicalOf = async (asked: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec((await httpGet({ host, path: asked })).text)?.[1]
  const canonical = await canonicalOf(`${path}?light`)
  expect(canonical).toContain(`${host}${path}`)
  expect(canonical).toBe(await canonicalOf(path))
  const old = await httpGet({ host, path: `${path.replace(String(car.price), '1')}?light` })
  expect([old.status, old.headers['location']]).toEqual([301, `${path}?light`])
  expect((await httpGet({ host, path: `${path.replace(car.id, '00000000')}?light` })).status).toBe(404)
})
