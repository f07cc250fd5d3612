// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { edition } from '#edition'
import type { SaverReason } from '@otosafi/domain/saver/saver-choice'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { saverForm } from './saver-form.ts'
import { SaverChoice } from './SaverChoice.tsx'

async function choice(language: (typeof edition.languages)[number], reason: SaverReason | null) {
  const form = saverForm(reason, translatorOf(language).t)
  const element = <SaverChoice form={form} look="press" />
  const { container, unmount } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
  const sent = container.querySelector('form')
  const buttons = Array.from(container.querySelectorAll('button'), ({ type, name, value }) => [type, name, value])
  const shown = { to: [sent?.method, sent?.getAttribute('action')], buttons, text: sent?.textContent ?? '' }
  unmount()
  return shown
}

it.each(edition.languages)('data are saved by a plain form, which ends that too: %s', async (language) => {
  const off = await choice(language, null)
  expect(off).toMatchObject({ to: ['post', '/data-saver'], buttons: [['submit', 'saver', 'on']] })
  const chosen = await choice(language, 'choice')
  expect(chosen).toMatchObject({ to: ['post', '/data-saver'], buttons: [['submit', 'saver', 'off']] })
  expect(chosen.text).not.toBe(off.text)
})

it.each(edition.languages)('says that the browser saves data, and has no button then: %s', async (language) => {
  const { buttons, text } = await choice(language, 'browser')
  expect(buttons).toEqual([])
  expect(text).toBe(translatorOf(language).t('offline:light.saver.byBrowser'))
})
