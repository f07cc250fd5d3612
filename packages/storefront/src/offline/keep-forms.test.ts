// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { translatorOf } from '../texts/translators.ts'
import { keepForms } from './keep-forms.ts'
import { unsentForms } from './unsent-forms.ts'

it('what is kept goes later where its form would have gone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = `
    <form id="wait" action="/fr/interested/4k7q2pxa?way=wait" data-kept="Wait">
      <input name="email" value="salma@example.org"><button>Send</button>
    </form>`
  keepForms(translatorOf('en').t)
  document.querySelector('button')?.click()
  const { forms } = unsentForms.getState()
  expect(forms).toMatchObject([{ form: 'wait', action: '/fr/interested/4k7q2pxa?way=wait', state: 'waiting' }])
})
