// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { showAnswers } from './show-answers.ts'

it('What became of a form is brought into view, and nothing else', async () => {
  const shown = vi.fn<(note: Element) => void>()
  // No scrolling where nothing is laid out.
  Element.prototype.scrollIntoView = function show() {
    shown(this)
  }
  const texts = () => shown.mock.calls.map(([note]) => note.textContent)
  document.body.innerHTML = `<main>
    <form id="contact"><p role="status">Sent</p><input name="name"><span role="status"></span></form>
    <form id="filters"><input name="brand"><span role="status"></span></form></main>`
  showAnswers()
  for (const id of ['filters', 'contact']) (document.getElementById(id) as HTMLFormElement).reset()
  expect(texts()).toEqual(['Sent'])
  const form = document.getElementById('filters')
  form?.insertAdjacentHTML('afterbegin', '<p role="status">12 cars</p>')
  form?.insertAdjacentHTML('afterbegin', '<p role="alert">Try again later</p>')
  await vi.waitFor(() => expect(texts()).toEqual(['Sent', 'Try again later']))
})
