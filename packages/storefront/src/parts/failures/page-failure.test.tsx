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

const open = (status: number) => {
  // As React Router has an answer whose status is that of an error.
  const error = { status, statusText: '', internal: false, data: 'unavailable' }
  return openPage({ language: 'fr', path: PATH, routes: [{ path: PATH, element: <PageFailure error={error} /> }] })
}

it.each([429, 502, 503, 504])('offers to try again where a page was answered with %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.screenNotLoaded'))
  expect(screen.getByRole('link', { name: t('actions.retry') }).getAttribute('href')).toBe('')
})

it.each([429, 503])('is sent with %i as a page with a title, which is loaded again without script', (status) => {
  // As it is in the server's process.
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as unknown as boolean)
  onTestFinished(() => onLine.mockRestore())
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

it.each([400, 500])('says that something unexpected happened, with ways to go on, at %i', async (status) => {
  const { t } = await open(status)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.unexpected'))
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
