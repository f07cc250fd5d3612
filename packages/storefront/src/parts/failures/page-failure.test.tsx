// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { PageFailure } from './PageFailure.tsx'

const PATH = '/fr/page'

const fail = (error: unknown) =>
  openPage({ language: 'fr', path: PATH, routes: [{ path: PATH, element: <PageFailure error={error} /> }] })

// As React Router has an answer whose status is that of an error.
const open = (status: number) => fail({ status, statusText: '', internal: false, data: 'unavailable' })

it.each([429, 502, 503, 504])('offers to try again where a page was answered with %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.screenNotLoaded'))
  // An empty address is the page's own; testing-library takes it for none.
  expect(screen.getByText(t('actions.retry')).getAttribute('href')).toBe('')
})

it.each([429, 503])('is sent with %i as a page with a title, which is loaded again without script', (status) => {
  // As it is in the server's process.
  vi.stubEnv('SSR', true)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as unknown as boolean)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    onLine.mockRestore()
  })
  const i18n = translatorOf('fr')
  const Component = () => <PageFailure error={{ status }} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToStaticMarkup(
    <I18nContext value={{ i18n }}>
      <Stub />
    </I18nContext>,
  )
  expect(html).not.toContain(i18n.t('shell.offline'))
  expect(html).toContain(`<title>${i18n.t('errors.screenNotLoaded')}</title>`)
  expect(html).toMatch(new RegExp(`<a href=""[^>]*>${i18n.t('actions.retry')}</a>`))
})

it.each<[when: string, error: object, times: number]>([
  ['at once where nothing answered and the device may have a copy', new TypeError('Failed to fetch'), 1],
  ['not at once where the server has refused it for now', { status: 429 }, 0],
  ['not at once where the server fails', { status: 503 }, 0],
])('is loaded again by itself %s, and with the next connection', async (_, error, times) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true })
  const go = vi.spyOn(history, 'go').mockReturnValue()
  onTestFinished(() => {
    go.mockRestore()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })
  await fail(error)
  expect(go).toHaveBeenCalledTimes(times)
  dispatchEvent(new Event('online'))
  expect(go).toHaveBeenCalledTimes(times + 1)
})

it.each([400, 500])('says that something unexpected happened, with ways to go on, at %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.unexpected'))
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
