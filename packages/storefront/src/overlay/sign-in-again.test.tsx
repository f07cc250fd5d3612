// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { shortAccountId } from '@otosafi/domain/session/short-account-id'

import { PAGE_CACHE } from '../offline/device-storage.ts'
import { unsentForms } from '../offline/unsent-forms.ts'
import { sendOfPage } from '../request/browser-session.ts'
import { BrowserRequest } from '../testing/browser-request.ts'
import { FakeCaches } from '../testing/fake-caches.ts'
import { refusal } from '../testing/open-page.tsx'
import { translatorOf } from '../texts/translators.ts'
import { overlayTasks } from './overlay-tasks.ts'
import { signInAgain } from './sign-in-again.ts'

const { t } = translatorOf('fr')

vi.mock('../texts/page-translator.ts', () => ({ addTexts: async () => undefined, presentTexts: () => t }))

const SALMA = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const AWA = '8f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'

const send = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(async () => {
  // The page is one of Salma's account, whose session has ended since.
  document.cookie = `session=${shortAccountId(SALMA)}`
  await sendOfPage(() => Promise.resolve())
  document.cookie = 'session=; Max-Age=0'
  history.replaceState(null, '', '/fr/account/profile')
  document.body.innerHTML = '<button type="button">Save</button><main id="content"></main><div id="overlay"></div>'
  // Mantine asks for the reader's colour scheme and motion; jsdom has neither.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', send)
  return () => {
    send.mockReset()
    vi.unstubAllGlobals()
  }
})

/** The answer to signing in to an account. */
const signedIn = (id: string) => Response.json({ authToken: null, refreshToken: null, user: { id } })

/** Begins to ask, from the button that the visitor has pressed. */
async function begin() {
  const user = userEvent.setup({ delay: null })
  screen.getByRole('button', { name: 'Save' }).focus()
  let outcome: Promise<boolean> = Promise.resolve(false)
  await act(async () => {
    outcome = signInAgain()
  })
  const dialog = await screen.findByRole('dialog', { name: t('routes:signIn') }, { timeout: 20_000 })
  const identifier = () => screen.getByRole('textbox', { name: t('account:signIn.identifier') })
  const submit = () => screen.getByRole('button', { name: t('shell.nav.signIn') })
  const type = async (password: string) => {
    await user.clear(identifier())
    await user.type(identifier(), 'awa@example.com')
    await user.type(screen.getByLabelText(t('account:signIn.password'), { selector: 'input' }), password)
    await user.click(submit())
  }
  return { user, outcome, dialog, identifier, submit, type }
}

it('asks over the page, and is done once the visitor is signed in; the focus goes back', async () => {
  const { outcome, dialog, identifier, type } = await begin()
  expect(dialog.textContent).toContain(t('errors.problem.token_expired'))
  await waitFor(() => expect(document.activeElement).toBe(identifier()))
  send.mockResolvedValueOnce(signedIn(SALMA))
  await type('otosafi-demo')
  expect(await outcome).toBe(true)
  expect(await send.mock.calls[0]?.[0].json()).toEqual({
    identifier: 'awa@example.com',
    password: 'otosafi-demo',
    rememberMe: false,
    session: 'cookie',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'))
})

it('keeps the identifier that the page names, and asks for the password alone', async () => {
  const named = '<input name="username" autocomplete="username" value="awa@example.com" readonly hidden>'
  document.querySelector('main')?.insertAdjacentHTML('beforeend', named)
  const { user, outcome, identifier, submit } = await begin()
  const password = screen.getByLabelText(t('account:signIn.password'), { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect((identifier() as HTMLInputElement).value).toBe('awa@example.com')
  send.mockResolvedValueOnce(signedIn(SALMA))
  await user.type(password, 'otosafi-demo')
  await user.click(submit())
  expect(await outcome).toBe(true)
  expect(await send.mock.calls[0]?.[0].json()).toMatchObject({
    identifier: 'awa@example.com',
    password: 'otosafi-demo',
  })
})

it('loads the page anew for who signs in to another account, and has nothing of the first one sent', async () => {
  const reload = vi.spyOn(history, 'go').mockReturnValue()
  const caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  await caches.open(PAGE_CACHE)
  unsentForms.getState().put({
    key: 'k',
    form: 'contact',
    page: '/fr/contact-us',
    action: '/fr/contact-us',
    title: '',
    fields: [['name', 'Awa']],
    state: 'underWay',
  })
  const { outcome, type } = await begin()
  let isOver = false
  void outcome.then(() => {
    isOver = true
  })
  send.mockResolvedValueOnce(signedIn(AWA))
  await type('otosafi-demo')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect([isOver, unsentForms.getState().forms, await caches.keys()]).toEqual([false, [], []])
  reload.mockRestore()
  act(() => overlayTasks.getState().lostSession?.(false))
  expect(await outcome).toBe(false)
})

it('keeps a question open when the answer to an earlier one, which was closed, comes late', async () => {
  const late = Promise.withResolvers<Response>()
  const first = await begin()
  send.mockReturnValueOnce(late.promise)
  await first.type('otosafi-demo')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await first.user.click(screen.getByRole('button', { name: t('offline:session.leave') }))
  expect(await first.outcome).toBe(false)
  const second = await begin()
  await act(async () => late.resolve(signedIn(SALMA)))
  send.mockResolvedValueOnce(signedIn(SALMA))
  await second.type('otosafi-demo')
  expect(await second.outcome).toBe(true)
})

it('keeps what was typed where it is refused or not answered, and says why', async () => {
  const { user, outcome, identifier, submit, type } = await begin()
  await user.click(submit())
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(identifier())
  send.mockResolvedValueOnce(refusal(401, 'invalid_credentials')).mockRejectedValueOnce(new TypeError('cut'))
  await type('not the one')
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.invalid_credentials'))
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('shell.offline')))
  expect((identifier() as HTMLInputElement).value).toBe('awa@example.com')
  await user.keyboard('{Escape}')
  expect(await outcome).toBe(false)
})

it('asks once for all that was begun, and lets the visitor go on as a guest', async () => {
  const { user, outcome } = await begin()
  const other = signInAgain()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: t('offline:session.leave') }))
  expect(await Promise.all([outcome, other])).toEqual([false, false])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
