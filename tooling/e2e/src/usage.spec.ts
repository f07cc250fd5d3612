import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { httpGet } from './fixtures/http-get.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEMONSTRATED_EDITIONS, DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const COUNTED = DEMONSTRATED_EDITIONS.filter(({ analytics }) => analytics).map(({ id }) => id)
const ASKING = SITES.filter(({ edition }) => edition.analytics)

/** The usage reports that the page has sent so far. */
function watchCount(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/usage')) sent.push(request.postData() ?? '')
  })
  return sent
}

const choiceOf = (page: Page, { t }: Site) => ({
  question: page.getByText(t('shell.usage.question')),
  yes: page.getByRole('button', { name: t('shell.usage.yes'), exact: true }),
  no: page.getByRole('button', { name: t('shell.usage.no'), exact: true }),
  saved: page.getByText(t('shell.usage.saved'), { exact: true }),
})

test(`the choice is there in ${COUNTED.join(', ')} alone, and pages are the same before and after`, async () => {
  for (const { id, host, defaultLanguage } of DEMONSTRATED_EDITIONS) {
    const path = pathFor('privacyPolicy', defaultLanguage)
    const [before, after] = await Promise.all(
      ['', 'usage=yes'].map((cookie) => httpGet({ host, path, headers: { cookie } })),
    )
    expect(before?.text.includes('usage-choice'), id).toBe(COUNTED.includes(id))
    expect(after?.text).toBe(before?.text)
  }
})

for (const site of inGate(ASKING, ['ma in fr', 'ma in ar']))
  test(`the count asks for nothing before a yes, and for nothing after a no: ${site.name}`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    const sent = watchCount(page)
    const counter = page.waitForResponse((response) => response.url().includes('/count-usage-'))
    await openHydrated(page, site.url(pathFor('faqs', site.language)))
    // The script comes with the first touch of a living page.
    await page.keyboard.press('Shift')
    await (await counter).finished()
    const { question, yes, no, saved } = choiceOf(page, site)
    await question.scrollIntoViewIfNeeded()
    const [wide, narrow] = [await yes.boundingBox(), await no.boundingBox()]
    expect([wide?.height, narrow?.height]).toEqual([wide?.height, wide?.height])
    expect(sent).toEqual([])
    await yes.click()
    await expect(saved).toBeVisible()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sent).toEqual([JSON.stringify({ route: 'faqs', events: ['pageSeen'] })])
    const ask = page.locator('form#ask')
    await ask.locator('textarea').fill('Which papers are needed?')
    await ask.getByRole('button').click()
    await expect.poll(() => sent).toEqual([sent[0], JSON.stringify({ route: 'faqs', events: ['requestSent'] })])
    await no.click()
    await expect(no).toHaveAttribute('aria-pressed', 'true')
    await openHydrated(page, site.url(site.listing))
    await page.keyboard.press('Shift')
    await expect(choiceOf(page, site).no).toHaveAttribute('aria-pressed', 'true')
    expect(sent).toHaveLength(2)
  })

for (const site of inGate(
  DEFAULT_SITES.filter(({ edition }) => edition.analytics),
  ['coza in en'],
))
  test(`the choice is made and changed without script: ${site.name}`, async ({ browser }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url(`${site.listing}?sort=priceAsc`))
    for (const [chosen, other] of [
      ['yes', 'no'],
      ['no', 'yes'],
    ] as const) {
      await choiceOf(page, site)[chosen].click()
      await page.waitForURL((url) => url.searchParams.get('usage') === chosen)
      expect(new URL(page.url()).searchParams.get('sort')).toBe('priceAsc')
      await expect(choiceOf(page, site).saved).toBeVisible()
      await expect(choiceOf(page, site)[chosen]).toHaveAttribute('aria-pressed', 'true')
      await expect(choiceOf(page, site)[other]).toHaveAttribute('aria-pressed', 'false')
      const cookies = await context.cookies()
      expect(cookies.filter(({ name }) => name === 'usage').map(({ value }) => value)).toEqual([chosen])
    }
    await context.close()
  })
