import BUDGETS from '@otosafi/edition-tests/budgets.json' with { type: 'json' }
import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { openAccount } from './fixtures/account-mail.ts'
import { anyCar, pathOfCar } from './fixtures/api.ts'
import { bytesOf, firstVisit } from './fixtures/first-visit.ts'
import { FULL_CHROMIUM } from './fixtures/full-chromium.ts'
import { accountPaths, SECTIONS, signIn } from './fixtures/session.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

test.use(FULL_CHROMIUM)

/** The additional budget of a session on any page: its favourites, and the script that loads them. */
const SESSION = { script: 4950, requests: 6 }

/** The request that a page of somebody who is signed in makes last. */
const LAST = '/api/wishlists/entries'

/** The device: a phone with a pixel ratio of 2. */
const WIDTH = { ...PHONE, deviceScaleFactor: 2 }

type Weighed = {
  name: string
  path: string
  budget: { script: number; requests: number; document: number; images?: number }
}

/** The pages that are the same for everybody. */
async function pagesOfAll(site: Site): Promise<Weighed[]> {
  const { language } = site
  const car = await anyCar(site)
  const open = {
    home: pathFor('home', language),
    buyCars: pathFor('buyCars', language),
    car: pathOfCar(site, car),
    interested: pathFor('interested', language, { id: car.id }),
  }
  return Object.entries(open).map(([key, path]) => {
    const budget = BUDGETS[key as keyof typeof open]
    return { name: key, path, budget: { ...budget, document: budget.firstHtml } }
  })
}

function sectionsOfAccount({ language }: Site): Weighed[] {
  return SECTIONS.map((key) => ({
    name: key,
    path: pathFor('accountSection', language, { key }),
    budget: BUDGETS.accountSection,
  }))
}

test.describe('What a first visit of somebody who is signed in asks for', () => {
  test.use(WIDTH)

  const [site] = SITES.filter(({ name }) => name === 'ma in fr') as [Site]

  // Two tests, since as one it would keep one worker at the end, with nothing left for the other.
  for (const [kind, weighedOf] of [
    ['pages of everybody', pagesOfAll],
    ['sections of the account', sectionsOfAccount],
  ] as const) {
    test(`is within the budget of its page, and of a session: ${kind}`, async ({ page, browser, extraHTTPHeaders }) => {
      test.slow()
      const { account, signIn: path } = accountPaths(site)
      // Of its own: what other tests have done stands in the lists of the demonstration's account.
      const password = 'three green cars'
      const identifier = await openAccount(site, password)
      await page.goto(site.url(path))
      await signIn(page, { identifier, password })
      await page.waitForURL(site.url(account))
      const storageState = await page.context().storageState()
      const weighed = await weighedOf(site)
      // In the gate the first of its kind alone: home, and the profile.
      for (const { name, path: address, budget } of readRunEnv().matrix ? weighed : weighed.slice(0, 1)) {
        // Nothing is kept from the page before.
        const context = await browser.newContext({
          ...WIDTH,
          storageState,
          ...(extraHTTPHeaders && { extraHTTPHeaders }),
        })
        const files = await firstVisit(await context.newPage(), site.url(address), LAST)
        expect.soft(bytesOf(files, 'document'), `${name}: document`).toBeLessThanOrEqual(budget.document)
        expect.soft(bytesOf(files, 'script'), `${name}: script`).toBeLessThanOrEqual(budget.script + SESSION.script)
        expect.soft(files.length, `${name}: requests`).toBeLessThanOrEqual(budget.requests + SESSION.requests)
        expect.soft(bytesOf(files, 'image'), `${name}: images`).toBeLessThanOrEqual(budget.images ?? 0)
        await context.close()
      }
    })
  }
})
