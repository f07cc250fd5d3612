import type { Page, Request } from '@playwright/test'

import BUDGETS from '@otosafi/edition-tests/budgets.json' with { type: 'json' }
import { pathFor } from '@otosafi/editions/routes/path-for'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { untilFontsKept } from './fixtures/fonts.ts'
import { httpGet } from './fixtures/http-get.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

type PageKey = keyof typeof BUDGETS

/** What a page's budget says of a first visit: bytes as they are sent, and requests. */
type Budget = { firstHtml: number; script: number; requests: number; images?: number; largestImage?: number }

/** A usual language, one with a script of its own and fonts for it, and one with long words. */
const WEIGHED = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))

/** Pages that anybody can open: those of a booking, a visit and a sale are weighed by the files that they are made of alone. */
type OpenKey = Exclude<PageKey, 'booking' | 'visit' | 'sale'>
const PAGES = Object.entries(BUDGETS).filter(([, budget]) => 'firstHtml' in budget) as [OpenKey, Budget][]

async function pathOf(site: Site, key: OpenKey): Promise<string> {
  if (key === 'car') return pathOfCar(site, await anyCar(site))
  if (key === 'interested') return pathFor(key, site.language, { id: (await anyCar(site)).id })
  return pathFor(key, site.language)
}

/** Opens a page for the first time, untouched, and answers every request by its kind: bytes of the body as they came. */
async function firstVisit(page: Page, url: string): Promise<{ kind: string; bytes: number }[]> {
  const finished: Promise<{ kind: string; bytes: number }>[] = []
  const weigh = (request: Request) => {
    finished.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind: request.resourceType(), bytes })))
  }
  page.on('requestfinished', weigh)
  await page.goto(url)
  // What an untouched page asks for last.
  await untilFontsKept(page)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', weigh)
  return Promise.all(finished)
}

/**
 * What is put before the end of an address that nobody has asked for. Where a page is in letters of two bytes, the encoder
 * decides by a few samples how it writes them, which moves such a page by up to 264 bytes whatever it says (record 0040):
 * these move the samples.
 */
const SHIFTS = [0, 40, 90, 150].map((length) => 'a'.repeat(length))

/** What the first answer of a page weighs: the least of addresses that differ by their ends alone. Each is asked for once. */
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

  for (const [key, budget] of PAGES) {
    test(key, async ({ page, context }) => {
      await context.unroute('**/photos/**')
      const [site] = WEIGHED as [Site]
      const files = await firstVisit(page, site.url(await pathOf(site, key)))
      const bytesOf = (wanted: string) => files.filter(({ kind }) => kind === wanted).map(({ bytes }) => bytes)
      const sum = (sizes: number[]) => sizes.reduce((total, bytes) => total + bytes, 0)
      expect.soft(files.length, 'requests').toBeLessThanOrEqual(budget.requests)
      expect.soft(sum(bytesOf('script')), 'script').toBeLessThanOrEqual(budget.script)
      expect.soft(sum(bytesOf('image')), 'images').toBeLessThanOrEqual(budget.images ?? 0)
      expect.soft(Math.max(0, ...bytesOf('image')), 'largest image').toBeLessThanOrEqual(budget.largestImage ?? 0)
    })
  }
})
