// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { translatorOf } from '../texts/translators.ts'
import { fillRefused, keepForms } from './keep-forms.ts'
import { unsentForms } from './unsent-forms.ts'

const KEY = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

beforeAll(() => keepForms(translatorOf('en').t))
beforeEach(() => {
  unsentForms.getState().read()
  document.body.innerHTML = `
    <form id="wait" action="/fr/interested/4k7q2pxa?way=wait" data-kept="Wait">
      <input name="email" value="salma@example.org"><input type="hidden" name="formKey" value="${KEY}"><button>Send</button>
    </form>`
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
})

function press(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  document.querySelector('button')?.click()
}

it('a queued form keeps the address to which it would have been sent', () => {
  press(false)
  const { forms } = unsentForms.getState()
  expect(forms).toMatchObject([{ form: 'wait', action: '/fr/interested/4k7q2pxa?way=wait', state: 'waiting' }])
  expect(forms[0]?.key).not.toBe(KEY)
})

it('what met a fault and is pressed again without a connection waits as the same one, whatever becomes of its form', async () => {
  // The fault leaves the form its key.
  press(true)
  press(false)
  const same = [{ key: KEY, state: 'waiting' }]
  expect(unsentForms.getState().forms).toMatchObject(same)
  document.querySelector('[name=formKey]')?.setAttribute('value', 'another')
  await Promise.resolve()
  expect(unsentForms.getState().forms).toMatchObject(same)
})

it('what waited without a connection has its answer where its page sends it after all', async () => {
  press(true)
  press(false)
  press(true)
  document.querySelector('[name=formKey]')?.setAttribute('value', 'another')
  await expect.poll(() => unsentForms.getState().forms).toEqual([])
})

it('what another tab was refused meanwhile is left to the page that sends it too, and has the answer', async () => {
  const key = document.querySelector('[name=formKey]')
  key?.setAttribute('value', '1b2c3d4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e')
  press(true)
  const { forms, put } = unsentForms.getState()
  for (const form of forms) put({ ...form, state: 'refused' })
  expect(unsentForms.getState().forms).toHaveLength(1)
  key?.setAttribute('value', 'another')
  await expect.poll(() => unsentForms.getState().forms).toEqual([])
})

it('what is sent is of the account of its page, also where another one was signed in to since', async () => {
  document.cookie = 'session=7f1c9f56'
  dispatchEvent(new Event('newpage'))
  document.cookie = 'session=8f1c9f56'
  press(true)
  document.cookie = 'session=; Max-Age=0'
  expect(unsentForms.getState().forms).toMatchObject([{ key: KEY, account: '7f1c9f56' }])
  document.querySelector('[name=formKey]')?.setAttribute('value', 'another')
  await expect.poll(() => unsentForms.getState().forms).toEqual([])
})

it('fills in what was refused where nothing is typed, and keeps the rest until then', () => {
  const refuse = (key: string, email: string) =>
    unsentForms.getState().put({
      key,
      form: 'wait',
      page: location.pathname,
      action: '/fr/interested/4k7q2pxa?way=wait',
      title: 'Wait',
      fields: [['email', email]],
      state: 'refused',
    })
  const form = document.querySelector('form') as HTMLFormElement
  const field = document.querySelector('[name=email]') as HTMLInputElement
  const left = () => unsentForms.getState().forms.map(({ key }) => key)
  refuse('first', 'salma@')
  refuse('second', 'awa@')
  fillRefused()
  expect([field.value, left()]).toEqual(['salma@', ['second']])
  fillRefused()
  expect([field.value, left()]).toEqual(['salma@', ['second']])
  form.reset()
  fillRefused()
  expect([field.value, left()]).toEqual(['awa@', []])
})
