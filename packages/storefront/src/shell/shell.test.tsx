// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { FavouriteButton } from '@otosafi/ui/favourite-button/FavouriteButton'

import { favourites } from '../state/favourites-store.ts'
import { type ApiAnswers, openPage, refusal } from '../testing/open-page.tsx'
import { translatorOf } from '../texts/translators.ts'
import ShellRoute, { loader } from './ShellRoute.tsx'

const CAR = '4k7q2pxa'

// Hydration starts the browser's translator; here the page has one already.
vi.mock('../texts/page-translator.ts', () => ({
  presentTexts: () => translatorOf(document.documentElement.lang as Language).t,
}))

/** Opens a page with one car's heart on it, in the shell. */
async function open(language: Language, answers: ApiAnswers = {}, path = pathFor('about', language)) {
  const page = await openPage({
    language,
    path,
    routes: [
      {
        id: 'shell',
        loader,
        Component: ShellRoute,
        HydrateFallback: () => null,
        children: [{ path, element: <FavouriteButton id={CAR} label="Dacia Duster" /> }],
      },
    ],
    answers: {
      'GET /api/footer-content': () => refusal(404, 'not_found'),
      'GET /api/contact-information': () => refusal(404, 'not_found'),
      'GET /api/car-models/filter': () =>
        Response.json({ models: [model('Dacia', 'Duster', 9), model('Kia', 'Rio', 8), model('Dacia', 'Logan', 7)] }),
      'GET /api/car-brands/by/car': () =>
        Response.json({
          carBrands: [
            { id: 'dacia', name: 'Dacia', count: 16 },
            { id: 'kia', name: 'Kia', count: 20 },
          ],
        }),
      ...answers,
    },
  })
  const header = await screen.findByRole('banner')
  const menu = (name: string) => {
    const summary = within(header).getByText(
      (_, element) => element?.tagName === 'SUMMARY' && (element.getAttribute('aria-label') ?? '').startsWith(name),
    )
    return { summary, details: summary.closest('details') as HTMLDetailsElement }
  }
  return { ...page, header, menu }
}

/** A model of a brand with its number of cars. */
function model(brand: string, name: string, count: number) {
  const [brandId, id] = [brand.toLowerCase(), name.toLowerCase()]
  return { id, key: `${brandId}-${id}`, name, brand: { id: brandId, name: brand }, count }
}

function unavailable(): Response {
  return refusal(503, 'unavailable')
}

/** Opens the shell with its foot, which browsers keep as the server wrote it. */
function openWithFoot(language: Language, answers: ApiAnswers = {}) {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  return open(language, answers)
}

/** The texts and targets of the links below a heading. */
function linksBelow(title: string) {
  const column = screen.getByRole('heading', { name: title }).parentElement as HTMLElement
  return within(column)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

/** Keeps links from leading away, as this document cannot. */
function stayHere(): void {
  const stop = (event: Event) => event.preventDefault()
  document.addEventListener('click', stop)
  onTestFinished(() => document.removeEventListener('click', stop))
}

beforeEach(() => {
  document.cookie = 'language=; Max-Age=0; Path=/'
  favourites.getState().read()
})

describe.each(['fr', 'ar'] as const)('the shell in %s', (language) => {
  it('offers the same page in every language of the country, and marks the present one', async () => {
    const { menu, t } = await open(language)
    const list = within(menu(t('shell.place')).details)
    for (const [name, code] of [
      ['Français', 'fr'],
      ['العربية', 'ar'],
      ['English', 'en'],
    ] as const) {
      const link = list.getByRole('link', { name, hidden: true })
      expect(link.getAttribute('href')).toBe(pathFor('about', code))
      expect(link.getAttribute('aria-current')).toBe(code === language ? 'true' : null)
    }
  })

  it.each([
    ['the blog', pathFor('blogPost', language, { id: 'buying-used' }), 'blog'],
    ['the list', pathFor('carReport', language, { brand: 'a', model: 'b', year: '1', price: '2', id: CAR }), 'buy'],
    ['the list', pathFor('interested', language, { id: CAR }), 'chooseCar'],
    ['the categories', pathFor('category', language, { id: 'family' }), 'categories'],
    ['the services', pathFor('serviceTime', language, { key: 'inspector' }), 'services'],
    ['home', pathFor('booking', language, { token: 'x' }), 'home'],
    ['the same page', pathFor('finance', language), 'finance'],
  ] as const)('leads to %s of another country from %s', async (_, path, key) => {
    const { menu, t } = await open(language, {}, path)
    const list = within(menu(t('shell.place')).details)
    const link = list.getByRole<HTMLAnchorElement>('link', { name: t('country.ci'), hidden: true })
    expect(new URL(link.href).pathname).toBe(pathFor(key, 'fr'))
  })

  it('leads from its foot to brands and their models, with the number of their cars', async () => {
    const { t } = await openWithFoot(language)
    const listing = pathFor('buyCars', language)
    expect(linksBelow(t('shell.footer.models'))).toEqual([
      ['Dacia', `${listing}?brand=dacia`],
      ['Duster (9)', `${listing}?brand=dacia&model=dacia-duster`],
      ['Logan (7)', `${listing}?brand=dacia&model=dacia-logan`],
      ['Kia', `${listing}?brand=kia`],
      ['Rio (8)', `${listing}?brand=kia&model=kia-rio`],
    ])
    const rio = screen.getByRole('link', { name: 'Rio (8)' })
    expect(rio.closest('ul')?.closest('li')?.querySelector('a')?.textContent).toBe('Kia')
    expect(screen.queryByText(t('listing.failed'))).toBeNull()
  })

  it('leads from its foot to brands alone, and says so, when the numbers of cars cannot be had', async () => {
    const { t, calls } = await openWithFoot(language, { 'GET /api/car-models/filter': () => unavailable() })
    const listing = pathFor('buyCars', language)
    expect(linksBelow(t('shell.footer.models'))).toEqual([
      ['Kia', `${listing}?brand=kia`],
      ['Dacia', `${listing}?brand=dacia`],
    ])
    expect(screen.getByText(t('listing.failed'))).toBeTruthy()
    expect(calls.filter(({ url }) => url.includes('/car-models/filter'))).toHaveLength(1)
  })

  it('ends with its legal lines, which run in the direction of the page', async () => {
    const content = { about: 'Otosafi', columns: [], legalLines: ['Otosafi SARL', 'RC 1234'], social: [] }
    const { container } = await openWithFoot(language, {
      'GET /api/footer-content': () => Response.json(content),
    })
    const apart = language === 'ar' ? ' \u200f· ' : ' · '
    expect(container.textContent).toContain(`${apart}Otosafi SARL${apart}RC 1234`)
  })

  it('stands without links to cars when there is no answer about them at all', async () => {
    const answers = {
      'GET /api/car-models/filter': () => unavailable(),
      'GET /api/car-brands/by/car': () => unavailable(),
    }
    const { t } = await openWithFoot(language, answers)
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.queryByText(t('shell.footer.models'))).toBeNull()
  })

  it('remembers the language that a visitor chooses, for the browser and for the server', async () => {
    stayHere()
    const { user, menu, t } = await open(language)
    const { details, summary } = menu(t('shell.place'))
    await user.click(summary)
    await user.click(within(details).getByRole('link', { name: 'English' }))
    expect(localStorage.getItem('language')).toBe('en')
    expect(document.cookie).toContain('language=en')
  })

  it('opens a menu and closes it by Escape, with the focus back where it was', async () => {
    const { user, menu, t } = await open(language)
    const { summary, details } = menu(t('shell.menu.label'))
    await user.click(summary)
    expect(details.open).toBe(true)
    within(details).getAllByRole('link')[0]?.focus()
    await user.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(summary)
  })

  it('keeps a car whose heart is pressed, says so, counts it in its head, and lets it go again', async () => {
    const { user, header, t } = await open(language)
    const heart = screen.getByRole('button', { name: 'Dacia Duster' })
    const link = () =>
      within(header).getByRole('link', {
        name: (name) => /\d/.test(name) || name === t('shell.favouritesCount', { count: 0 }),
      })
    expect(link().getAttribute('href')).toBe(pathFor('favourites', language))
    await user.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(await screen.findByText(t('success.addedToFavourites'))).toBeTruthy()
    expect(link().getAttribute('href')).toBe(`${pathFor('favourites', language)}?cars=${CAR}`)
    expect(link().getAttribute('aria-label')).toBe(t('shell.favouritesCount', { count: 1 }))
    await user.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(await screen.findByText(t('success.removedFromFavourites'))).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('favourites') ?? '[]')).toEqual([])
  })
})
