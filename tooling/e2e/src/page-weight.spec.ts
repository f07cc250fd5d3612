import BUDGETS from '@otosafi/edition-tests/budgets.json' with { type: 'json' }
import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { anyCar, inspectedCar, pathOfCar } from './fixtures/api.ts'
import { bytesOf, firstVisit } from './fixtures/first-visit.ts'
import { FULL_CHROMIUM } from './fixtures/full-chromium.ts'
import { httpGet } from './fixtures/http-get.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

test.use(FULL_CHROMIUM)

type PageKey = keyof typeof BUDGETS

/** A page's budget for a first visit: bytes as sent, and requests. */
type Budget = { firstHtml: number; script: number; requests: number; images?: number; largestImage?: number }

/** A usual language, one with a script of its own and fonts for it, and one with long words. */
const WEIGHED = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))

/** Pages that anybody can open: those behind a secret link or a session are weighed elsewhere, or by their files alone. */
type OpenKey = Exclude<PageKey, 'booking' | 'visit' | 'sale' | 'accountSection'>
const PAGES = Object.entries(BUDGETS).filter(([, budget]) => 'firstHtml' in budget) as [OpenKey, Budget][]

/**
 * Pages of texts and of one form, whose script is weighed in the build too (weights.test.ts of edition-tests): in the gate no browser
 * visits them to weigh them.
 */
const PLAIN: readonly OpenKey[] = [
  'about',
  'faqs',
  'carInsurance',
  'services',
  'inspector',
  'diagnostic',
  'vinCheck',
  'privacyPolicy',
  'termsOfUse',
]
const VISITED = PAGES.filter(([key]) => readRunEnv().matrix || !PLAIN.includes(key))

async function pathOf(site: Site, key: OpenKey): Promise<string> {
  if (key === 'car') return pathOfCar(site, await anyCar(site))
  if (key === 'carCheck') return `${pathOfCar(site, await inspectedCar(site))}/check`
  if (key === 'interested') return pathFor(key, site.language, { id: (await anyCar(site)).id })
  return pathFor(key, site.language)
}

/**
 * Paddings before the end of an address, by which it is not cached yet. Where a page is in letters of two bytes, the encoder
 * decides by a few samples how it writes them, which moves such a page by up to 264 bytes whatever it says (record 0040):
 * these move the samples.
 */
const SHIFTS = [0, 40, 90, 150].map((length) => 'a'.repeat(length))

/** The bytes of a page's first answer: the least of addresses that differ by their ends alone. Each is requested once. */
async function firstAnswer({ edition: { host } }: Site, path: string, budget: number): Promise<number> {
  let least = Infinity
  for (const shift of SHIFTS) {
    // An address that nobody has asked for yet is rendered and compressed while its visitor waits.
    const { status, headers, bytes } = await httpGet({
      host,
      path: `${path}?w=${shift}${Date.now().toString(36)}`,
      headers: { 'accept-encoding': 'br' },
    })
    expect.soft([path, status, headers['content-encoding']]).toEqual([path, 200, 'br'])
    least = Math.min(least, bytes)
    if (least <= budget) break
  }
  return least
}

for (const site of WEIGHED) {
  test(`The first answer is within the budget of its page: ${site.name}`, async () => {
    for (const [key, { firstHtml }] of PAGES)
      expect.soft(await firstAnswer(site, await pathOf(site, key), firstHtml), key).toBeLessThanOrEqual(firstHtml)
  })
}

test.describe('What a first visit asks for is within the budget of its page', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2 })

  for (const [key, budget] of VISITED) {
    test(key, async ({ page, context }) => {
      await context.unroute('**/photos/**')
      const [site] = WEIGHED as [Site]
      const files = await firstVisit(page, site.url(await pathOf(site, key)))
      const images = files.filter(({ kind }) => kind === 'image').map(({ bytes }) => bytes)
      expect.soft(files.length, 'requests').toBeLessThanOrEqual(budget.requests)
      expect.soft(bytesOf(files, 'script'), 'script').toBeLessThanOrEqual(budget.script)
      expect.soft(bytesOf(files, 'image'), 'images').toBeLessThanOrEqual(budget.images ?? 0)
      expect.soft(Math.max(0, ...images), 'largest image').toBeLessThanOrEqual(budget.largestImage ?? 0)
    })
  }
})
