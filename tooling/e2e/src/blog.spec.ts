import { POPULAR_DAYS } from '@otosafi/domain/content/popular-days'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { httpGet } from './fixtures/http-get.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { signIn } from './fixtures/session.ts'
import { DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]
const arabic = SITES.find(({ language }) => language === 'ar') ?? french

for (const script of [true, false])
  for (const site of inGate([french, arabic], [script ? 'ma in fr' : 'ma in ar']))
    test.describe(script ? 'With script' : 'Without script', () => {
      test.use({ javaScriptEnabled: script })

      test(`articles are found by order, topic and brand, and lead to cars: ${site.name}`, async ({ page }) => {
        const { t, language } = site
        const url = site.url(pathFor('blog', language))
        await (script ? openHydrated(page, url) : page.goto(url))
        const articles = page.locator('main article')
        const all = await articles.count()
        await expect(
          page.getByRole('status').filter({ hasText: t('reading:blog.found', { count: all }) }),
        ).toBeVisible()

        await page.getByRole('link', { name: t('reading:blog.order.featured') }).click()
        await expect(page.getByRole('link', { name: t('reading:blog.order.featured') })).toHaveAttribute(
          'aria-current',
          'page',
        )
        expect(await articles.count()).toBeLessThan(all)

        await page.getByRole('link', { name: t('reading:blog.order.popular') }).click()
        await expect(page).toHaveURL(/order=popular/)
        await expect(page.getByText(t('reading:blog.popularOver', { days: POPULAR_DAYS }))).toBeVisible()
        await page.getByLabel(t('car.label.brand')).selectOption('peugeot')
        if (!script) await page.getByRole('button', { name: t('reading:blog.show') }).click()
        await expect(page).toHaveURL(/order=popular.*brand=peugeot/)
        await expect(articles).not.toHaveCount(all)
        expect(await articles.count()).toBeLessThan(all)

        await articles.first().getByRole('link').click()
        await expect(page.getByRole('heading', { name: t('reading:blog.cars') })).toBeVisible()
        expect(await page.locator('main article article, main section article').count()).toBeGreaterThan(0)
        await expect(page.getByRole('link', { name: t('car.action.whatsAppShare') })).toHaveAttribute('href', /wa\.me/)
      })
    })

for (const site of SITES.filter(({ edition }) => edition.id === 'ma' || edition.id === 'sn'))
  test(`The blog can be followed by a feed: ${site.name}`, async () => {
    const blog = pathFor('blog', site.language)
    const { status, headers, text } = await httpGet({ host: site.edition.host, path: `${blog}/rss.xml` })
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const links = [...text.matchAll(/<guid>([^<]+)</g)].map(([, link = '']) => new URL(link).pathname)
    expect(links.length).toBeGreaterThan(3)
    expect(links.every((path) => path.startsWith(`${blog}/`))).toBe(true)
    for (const path of links.slice(0, 2)) expect((await httpGet({ host: site.edition.host, path })).status).toBe(200)
  })

test(`The feed is what its link leads to: ${french.name}`, async ({ page }) => {
  const path = `${pathFor('blog', french.language)}/rss.xml`
  await openHydrated(page, french.url(pathFor('blog', french.language)))
  const [feed] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
    page.getByRole('link', { name: french.t('reading:blog.feed') }).click(),
  ])
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
})

for (const script of [true, false])
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test(`an article is liked by who is signed in, and the like is taken back: ${french.name}`, async ({ page }) => {
      const { t, language } = french
      await page.goto(french.url(pathFor('blog', language)))
      const articles = page.locator('main article')
      const href =
        (await articles
          .nth(script ? 0 : 1)
          .getByRole('link')
          .first()
          .getAttribute('href')) ?? ''
      const open = () => (script ? openHydrated(page, french.url(href)) : page.goto(french.url(href)))
      const like = page.getByRole('button', { name: t('reading:blog.like') })
      const unlike = page.getByRole('button', { name: t('reading:blog.unlike') })

      await open()
      await like.click()
      await signIn(page)
      await page.waitForURL((url) => url.pathname === href)
      // The sign-in completes the like that led to it.
      await expect(unlike).toBeVisible()
      await page.goto(french.url(pathFor('accountSection', language, { key: 'liked-articles' })))
      await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible()

      // The page is the same for everybody: without script it does not know who liked it before.
      await open()
      if (!script) await like.click()
      await unlike.click()
      await expect(like).toBeVisible()
      const list = french.url(pathFor('accountSection', language, { key: 'liked-articles' }))
      await page.goto(list)
      await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0)

      await open()
      await like.click()
      await expect(unlike).toBeVisible()
      await page.goto(list)
      const own = page.locator(`[name=id][value="${href.split('/').at(-1)}"]`)
      await page.locator('main form', { has: own }).getByRole('button').click()
      await expect(page.getByText(t('account:liked.done'))).toBeVisible()
      await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0)
    })
  })
