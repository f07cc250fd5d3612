// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { CONTACT, SUBJECT } from '../../navigation/contact-form.ts'
import ContentPage, { loader } from '../../pages/content/ContentPage.tsx'
import { openPage } from '../../testing/open-page.tsx'

const TEXT = {
  key: 'warranty',
  title: 'Garantie et retour',
  summary: '6 mois sur le moteur.',
  language: 'fr',
  sections: [{ heading: 'Remorquage', paragraphs: ['Appelez-nous d’abord.'], items: [] }],
  updatedAt: '2026-04-13T00:00:00.000Z',
}

function Failure() {
  const error = useRouteError()
  return <p role="alert">{isRouteErrorResponse(error) ? error.status : String(error)}</p>
}

function open(language: Language = 'fr') {
  const path = pathFor('warranty', language)
  return openPage({
    language,
    path,
    routes: [{ path, Component: ContentPage, loader, ErrorBoundary: Failure, HydrateFallback: () => null }],
    answers: { 'GET /api/pages/warranty': () => Response.json(TEXT) },
  })
}

it('says what is covered after the sale, and leads to a message about that', async () => {
  const { t } = await open()
  await screen.findByRole('heading', { level: 1, name: TEXT.title }, { timeout: 20_000 })
  expect(screen.getByText('Appelez-nous d’abord.')).toBeTruthy()
  const { pathname, searchParams, hash } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: t('contact.form.title') }).href,
  )
  expect([pathname, searchParams.get(SUBJECT), hash]).toEqual([
    pathFor('contactUs', 'fr'),
    t('meta:contactUs.afterSale'),
    `#${CONTACT}`,
  ])
})

it('is marked where it is in another language than the page, also in the trail', async () => {
  await open('ar')
  const heading = await screen.findByRole('heading', { level: 1, name: TEXT.title }, { timeout: 20_000 })
  const inTrail = within(screen.getByRole('navigation')).getByText(TEXT.title)
  for (const shown of [heading, inTrail]) expect(shown.closest<HTMLElement>('[lang]')?.lang).toBe('fr')
})

it('is not there where the edition claims no warranty', async () => {
  const claimed = vi.spyOn(edition.claims, 'includes').mockReturnValue(false)
  onTestFinished(() => claimed.mockRestore())
  const { calls } = await open()
  expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toBe('404')
  expect(calls).toEqual([])
})
