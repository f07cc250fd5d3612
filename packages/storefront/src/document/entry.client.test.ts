// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { readLocale } from '@otosafi/i18n/read-locales'
import { eventually } from '@otosafi/vitest/eventually'

import '../testing/clean-up.ts'

const language = edition.defaultLanguage
const offline = readLocale({ edition: edition.id, language, group: 'offline' })

vi.mock('virtual:otosafi/locales', () => ({
  languages: edition.languages,
  urls: { [language]: { common: '/common.json', routes: '/common.json', offline: '/offline.json' } },
}))

it('what never comes is asked for six times, the page stays, and a line says so until the next attempt', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === '/common.json') throw new TypeError('Failed to fetch')
    return Response.json({ offline })
  })
  history.replaceState(null, '', pathFor('about', language))
  document.body.innerHTML = '<h1>About us</h1><div id="overlay"></div>'

  await import('./entry.client.tsx')
  await vi.advanceTimersByTimeAsync(10_849)
  expect(asked).toEqual(Array.from({ length: 5 }, () => '/common.json'))
  expect(document.querySelector('[role=status]')).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  const said = (offline['language'] as { notLoaded: string }).notLoaded
  await eventually(() => expect(document.querySelector('body > [role=status]')?.textContent).toBe(said))
  expect(document.querySelector('h1')?.textContent).toBe('About us')
  expect(asked.filter((url) => url === '/common.json')).toHaveLength(6)

  dispatchEvent(new Event('pointerdown'))
  expect(document.querySelector('[role=status]')).toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.filter((url) => url === '/common.json')).toHaveLength(7)
})
