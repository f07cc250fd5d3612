// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { notices } from '../state/notices.ts'
import { sendUnsent } from './send-unsent.ts'
import { unsentForms } from './unsent-forms.ts'

vi.mock('../texts/page-translator.ts', () => ({ presentTexts: () => (key: string) => key }))

it('says of a form that waited that the server has not taken it', async () => {
  vi.stubGlobal('fetch', async () => ({ type: 'basic', status: 422 }))
  unsentForms.getState().put({
    key: 'one',
    form: 'callback',
    page: '/fr/contact-us',
    action: '/fr/contact-us',
    title: 'Rappel',
    fields: [['name', 'Awa']],
    state: 'waiting',
  })
  await sendUnsent()
  vi.unstubAllGlobals()
  expect(notices.visible().map(({ text }) => text)).toEqual(['Rappel · offline:unsent.refused'])
})
