// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { usageChoiceCookie, usageChoiceOf } from '@otosafi/domain/usage/usage-choice'
import { USAGE_CHOICE } from '@otosafi/domain/usage/usage-form'

import { sendUnsent } from '../../offline/send-unsent.ts'
import { unsentForms } from '../../offline/unsent-forms.ts'
import { showUsage } from './count-usage.ts'

const sent: [url: string, body: Promise<string>][] = []
Object.defineProperty(navigator, 'sendBeacon', {
  value: (url: string, body: Blob) => sent.push([url, body.text()]) > 0,
})

const reports = () =>
  Promise.all(sent.map(([url, body]) => body.then((usage) => ({ url, ...(JSON.parse(usage) as object) }))))

beforeEach(() => {
  sent.length = 0
  document.cookie = `${USAGE_CHOICE}=; Max-Age=0`
  history.replaceState(null, '', '/contact-us')
  document.body.innerHTML = `
    <form id="contact"><input name="name" value="Salma"></form>
    <form id="newsletter"></form>
    <form id="${USAGE_CHOICE}"><button value="yes">Yes</button><button value="no">No</button><output></output></form>`
})

const button = (value: string) => document.querySelector<HTMLButtonElement>(`button[value=${value}]`)!
const see = (pathname: string) => showUsage({ pathname, search: '' }, 'Saved.')

/** Forms that the server has taken are emptied. */
function sendRequest(): void {
  for (const id of ['newsletter', 'contact']) (document.getElementById(id) as HTMLFormElement).reset()
}

function press(value: string): boolean {
  const event = new SubmitEvent('submit', { submitter: button(value), bubbles: true, cancelable: true })
  return button(value).form!.dispatchEvent(event)
}

it('tells nothing before there is a choice, nor after a no', async () => {
  see('/fr')
  see('/about')
  sendRequest()
  press('no')
  see('/finance')
  sendRequest()
  expect(sent).toEqual([])
  expect(button('no').getAttribute('aria-pressed')).toBe('true')
})

it('begins with the page on which the visitor says yes, and ends with a no', async () => {
  see('/blog')
  expect(press('yes'), 'whether the page is left').toBe(false)
  see('/about')
  sendRequest()
  press('no')
  see('/faqs')
  expect(await reports()).toEqual([
    { url: '/api/usage', route: 'blog', events: ['pageSeen'] },
    { url: '/api/usage', route: 'about', events: ['pageSeen'] },
    { url: '/api/usage', route: 'contactUs', events: ['requestSent'] },
  ])
})

it('counts a request that is sent later, for the page that it was made on', async () => {
  see('/blog')
  press('yes')
  sent.length = 0
  const body = { type: 'opaqueredirect', status: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(body))
  for (const [form, page] of [
    ['callback', '/fr/interested/1'],
    ['newsletter', '/fr'],
  ] as const)
    unsentForms.getState().put({ key: form, form, page, action: page, title: '', fields: [], state: 'waiting' })
  await sendUnsent()
  vi.unstubAllGlobals()
  expect(unsentForms.getState().forms).toEqual([])
  expect(await reports()).toEqual([{ url: '/api/usage', route: 'interested', events: ['requestSent'] }])
})

it('keeps the choice and says so, with what was typed elsewhere untouched', () => {
  see('/fr')
  expect([button('yes'), button('no')].map((each) => each.getAttribute('aria-pressed'))).toEqual([null, null])
  press('yes')
  expect(usageChoiceOf(document.cookie)).toBe('yes')
  expect(document.querySelector('output')?.textContent).toBe('Saved.')
  expect([button('yes'), button('no')].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(document.querySelector('input')?.value).toBe('Salma')
})

it('shows what was chosen on an earlier page', () => {
  document.cookie = usageChoiceCookie('no', false)
  see('/ar')
  expect(button('no').getAttribute('aria-pressed')).toBe('true')
  expect(sent).toEqual([])
})
