import type { Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { openFilters } from './fixtures/listing.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** Changes the page as browsers do that translate it: wraps every text in elements, also later ones. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.lang = 'es'
    const isDone = (text: Node) => text.parentElement?.closest('font, script, style, textarea, title, option') !== null
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (isDone(text) || text.data.trim() === '') continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await openHydrated(page, site.url(path))
  await translate(page)
}

const failure = (page: Page) => page.getByRole('heading', { name: t('errors.unexpected') })

test.describe('On a page that the browser has translated', () => {
  test('a form is refused, corrected and sent', async ({ page, faults }) => {
    await openTranslated(page, site.home)
    const form = page.locator('form#newsletter')
    const email = form.getByRole('textbox')
    await email.fill('salma')
    await form.getByRole('button').click()
    await expect(form.getByText(t('validation.email')).first()).toBeVisible()
    await expect(email).toHaveValue('salma')
    expectFault(faults, /422/)
    await email.fill(`salma-${Date.now()}@example.org`)
    await form.getByRole('button').click()
    await expect(form.getByText(t('newsletter.pending')).first()).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })

  test('the listing is narrowed, ordered and continued, and hearts are pressed', async ({ page }) => {
    await openTranslated(page, site.listing)
    const form = await openFilters(page, site)
    await form.locator('details').nth(2).getByRole('checkbox', { disabled: false }).first().check()
    await page.waitForURL((url) => url.searchParams.size === 1)
    await expect(page.getByRole('status').first()).toBeVisible()
    const chip = page.getByRole('link', { name: t('listing.removeFilter', { name: '' }) })
    await chip.click()
    await expect(chip).toHaveCount(0)
    await page.getByLabel(t('listing.sortBy')).selectOption('priceAsc')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'priceAsc')
    await cards(page).first().getByRole('button').click()
    await expect(cards(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await expect(failure(page)).toHaveCount(0)
  })

  test('a message is written with its count of characters, and sent', async ({ page, faults }) => {
    await openTranslated(page, '/fr/contact-us')
    const form = page.locator('form#contact')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(t('validation.message')).first()).toBeVisible()
    expectFault(faults, /422/)
    await form.getByRole('textbox').nth(0).fill('Salma Bennani')
    await form.locator('input[type=email]').fill('salma@example.org')
    await form.locator('textarea').fill('Bonjour, est-elle encore là ?')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(t('success.querySubmitted')).first()).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })

  test('a loan is worked out anew with every figure', async ({ page }) => {
    await openTranslated(page, '/fr/finance')
    const price = page.locator('#price')
    await price.fill('200000')
    await price.fill('abc')
    await price.fill('150000')
    await page.locator('#months').fill('36')
    await page.locator('#rate').fill('7,5')
    await page.locator('#income').fill('12000')
    await expect(failure(page)).toHaveCount(0)
    await expect(price).toHaveValue('150000')
  })
})
