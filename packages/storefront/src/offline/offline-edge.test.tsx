// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { translatorOf } from '../texts/translators.ts'
import { OfflineEdge } from './OfflineEdge.tsx'
import { unsentForms } from './unsent-forms.ts'

it('fills a refused form in on the page where the visitor is still', () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.id = 'callback'
  form.innerHTML = '<input name="name">'
  unsentForms.getState().put({
    key: 'one',
    form: form.id,
    page: location.pathname,
    action: location.pathname,
    title: 'Callback',
    fields: [['name', 'Awa']],
    state: 'refused',
  })
  const { container } = render(<OfflineEdge t={translatorOf('en').t} />)
  fireEvent.click(container.querySelector('a[data-reload]') as HTMLAnchorElement)
  expect(form.querySelector('input')?.value).toBe('Awa')
  expect(unsentForms.getState().forms).toEqual([])
  form.remove()
})
