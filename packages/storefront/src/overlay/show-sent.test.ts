// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { showSent } from './show-sent.ts'

it('That a form was sent is brought into view, and of a form that says nothing nothing is', () => {
  const shown = vi.fn<(note: Element) => void>()
  // No scrolling where nothing is laid out.
  Element.prototype.scrollIntoView = function show() {
    shown(this)
  }
  document.body.innerHTML = `
    <form id="contact"><p role="status">Sent</p><input name="name"><span role="status"></span></form>
    <form id="filters"><input name="brand"><span role="status"></span></form>`
  showSent()
  for (const id of ['filters', 'contact']) (document.getElementById(id) as HTMLFormElement).reset()
  expect(shown.mock.calls.map(([note]) => note.textContent)).toEqual(['Sent'])
})
