// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Combobox } from '@otosafi/ui/combobox/Combobox'
import { TextField } from '@otosafi/ui/field/TextField'

import { translatorOf } from '../texts/translators.ts'
import { notifyUpdate } from './notify-update.ts'
import { overlayTasks } from './overlay-tasks.ts'
import { showOverlay } from './Overlay.tsx'

const { t } = translatorOf('fr')
const NONE = { lostSession: null, isUpdated: false, wait: null, offer: null }
const WAIT = { kind: 'page', reload: () => undefined } as const

/** Opens a page in the shell, with a form and with the overlay's place. */
async function open() {
  document.body.innerHTML = `<main id="content" tabindex="-1"><a href="#here">Here</a><form><input name="q"></form></main><div id="overlay"></div>`
  await act(async () => showOverlay(t))
  const say = (tasks: Partial<typeof NONE> | object) => act(async () => overlayTasks.setState(tasks))
  return { say, user: userEvent.setup(), bar: () => document.querySelector('#overlay p')?.textContent }
}

beforeEach(() => () => act(async () => overlayTasks.setState(NONE)))

describe('the shared overlay', () => {
  it('shows one task at a time: an update before a long wait, and that before a language', async () => {
    const { say, user, bar } = await open()
    const decline = vi.fn<() => void>()
    await say({ isUpdated: true, wait: WAIT, offer: { language: 'ar', text: 'المتابعة', closeLabel: 'إغلاق', decline } })
    expect(bar()).toBe(t('offline:update.text'))
    await user.click(screen.getByRole('button', { name: t('actions.close') }))
    expect(bar()).toBe(t('offline:wait.page'))
    await user.click(screen.getByRole('button', { name: t('offline:wait.wait') }))
    expect(bar()).toBe('المتابعة')
    await user.click(screen.getByRole('button', { name: 'إغلاق' }))
    expect(decline).toHaveBeenCalledOnce()
  })

  it('says what it shows in a region that was there before, without taking the focus', async () => {
    const { say } = await open()
    const region = document.querySelector('#overlay [role=status]')
    screen.getByRole('link', { name: 'Here' }).focus()
    await say({ wait: { ...WAIT, kind: 'sending' } })
    expect(region?.textContent).toBe(t('offline:wait.sending'))
    expect(document.activeElement?.textContent).toBe('Here')
  })

  it('is closed by Escape, and gives the focus back to where it came from', async () => {
    const { say, user, bar } = await open()
    await say({ isUpdated: true })
    screen.getByRole('link', { name: 'Here' }).focus()
    await act(async () => screen.getByRole('button', { name: t('actions.close') }).focus())
    await user.keyboard('{Escape}')
    expect(bar()).toBe('')
    expect(document.activeElement?.textContent).toBe('Here')
  })

  it('leaves an Escape to what was closed by it, and keeps its own from others', async () => {
    const { say, bar } = await open()
    const decline = vi.fn<() => void>()
    await say({ offer: { language: 'ar', text: 'المتابعة', closeLabel: 'إغلاق', decline } })
    const link = screen.getByRole('link', { name: 'Here' })
    link.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    fireEvent.keyDown(link, { key: 'Escape' })
    expect([decline.mock.calls.length, bar()]).toEqual([0, 'المتابعة'])
    expect(fireEvent.keyDown(link, { key: 'Escape' })).toBe(false)
    expect(decline).toHaveBeenCalledOnce()
  })

  it('loads what is waited for as a new document', async () => {
    const { say, user } = await open()
    const reload = vi.fn<() => void>()
    await say({ wait: { ...WAIT, reload } })
    await user.click(screen.getByRole('button', { name: t('offline:wait.reload') }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leads to the same page and query in the language that it offers', async () => {
    const { say } = await open()
    history.replaceState(null, '', '/fr/about?a=1')
    await say({ offer: { language: 'ar', text: 'المتابعة', closeLabel: 'إغلاق', decline: () => undefined } })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'المتابعة' })
    expect(link.getAttribute('href')).toBe('/ar/about?a=1')
    expect([link.lang, link.hreflang, link.dir]).toEqual(['ar-MA', 'ar-MA', 'rtl'])
    const decline = screen.getByRole('button', { name: 'إغلاق' })
    expect([decline.lang, decline.dir]).toEqual(['ar-MA', 'rtl'])
    // A live list changes its address without a new page.
    history.replaceState(null, '', '/fr/about?a=2')
    link.addEventListener('click', (event) => event.preventDefault())
    await act(async () => link.click())
    expect(link.getAttribute('href')).toBe('/ar/about?a=2')
  })

  it('is there again in the shell of a page that failed', async () => {
    const { say, bar } = await open()
    document.getElementById('overlay')?.replaceWith(Object.assign(document.createElement('div'), { id: 'overlay' }))
    await say({ isUpdated: true })
    expect(bar()).toBe(t('offline:update.text'))
  })
})

describe('a new deploy', () => {
  it('is announced at once, and stays until it is dismissed', async () => {
    const { bar } = await open()
    vi.useFakeTimers()
    await act(async () => notifyUpdate())
    await act(async () => vi.advanceTimersByTime(600_000))
    vi.useRealTimers()
    expect(bar()).toBe(t('offline:update.text'))
  })

  it('waits for another page where a form has text that a reload would lose', async () => {
    const { user, bar } = await open()
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await user.type(field, 'Duster')
    await act(async () => notifyUpdate())
    expect(bar()).toBe('')
    field.value = ''
    await act(async () => void dispatchEvent(new Event('newpage')))
    expect(bar()).toBe(t('offline:update.text'))
  })

  it('waits also where what was typed was refused', async () => {
    const page = (typed: string | undefined, error: string | undefined) => (
      <TextField id="q" name="q" label="Marque" defaultValue={typed} error={error} />
    )
    const { user, bar } = await open()
    const { rerender, unmount } = render(page(undefined, undefined), {
      container: document.querySelector('form') ?? undefined,
    })
    await user.type(screen.getByRole('textbox'), 'Dustre')
    rerender(page('Dustre', 'Inconnue'))
    await act(async () => notifyUpdate())
    expect(bar()).toBe('')
    rerender(page('Dustre', undefined))
    await act(async () => void dispatchEvent(new Event('newpage')))
    expect(bar()).toBe(t('offline:update.text'))
    unmount()
  })

  it('waits also where a search with suggestions has such text, and not where it is that of the page', async () => {
    const { user, bar } = await open()
    history.replaceState(null, '', '/fr/buy-cars?q=Clio')
    const source = async () => []
    const count = String
    const texts = { loading: '', empty: '', failed: '', count }
    const { unmount } = render(<Combobox name="q" label="Recherche" value="Clio" {...{ source, texts }} />, {
      container: document.querySelector('form') ?? undefined,
    })
    await user.type(screen.getByRole('combobox'), ' bleue')
    await act(async () => notifyUpdate())
    expect(bar()).toBe('')
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), 'Clio')
    await act(async () => void dispatchEvent(new Event('newpage')))
    expect(bar()).toBe(t('offline:update.text'))
    unmount()
  })
})
