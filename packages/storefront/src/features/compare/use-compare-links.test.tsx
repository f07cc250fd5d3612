// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nContext } from 'react-i18next'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

import { notices } from '../../state/notices.ts'
import { CompareBar } from './CompareBar.tsx'
import { CompareLink } from './CompareLink.tsx'
import { useCompareLinks } from './use-compare-links.ts'

const IDS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee']
const i18n = { language: 'fr', t: (key: string, { count }: { count?: number } = {}) => `${key} ${count ?? ''}`.trim() }

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})
beforeEach(() => localStorage.clear())

function Page({ children }: { children?: ReactNode }) {
  useCompareLinks()
  return (
    <>
      {IDS.map((id) => (
        <CompareLink key={id} id={id} name={id} />
      ))}
      {children}
    </>
  )
}

/** The page with script at work; answers with its links in order. */
async function open(): Promise<HTMLAnchorElement[]> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <I18nContext value={{ i18n } as never}>
        <Page>
          <CompareBar />
        </Page>
      </I18nContext>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return [...container.querySelectorAll<HTMLAnchorElement>('[data-compare]')]
}

/** Presses a control; answers whether the browser goes on with what it would do. */
async function press(control: Element | undefined, event: Event = new MouseEvent('click', init())): Promise<boolean> {
  return act(async () => control?.dispatchEvent(event) ?? false)
}

const init = (more: MouseEventInit & KeyboardEventInit = {}) => ({ bubbles: true, cancelable: true, ...more })
const pressed = (links: readonly Element[]) => links.map((link) => link.getAttribute('aria-pressed') === 'true')
const bar = () => [...document.querySelectorAll('a:not([data-compare])')].map((link) => link.getAttribute('href'))

it('adds a car and removes it, by pointer and by key, and stays where it is', async () => {
  const links = await open()
  expect(links[0]?.getAttribute('href')).toBe('/fr/compare?cars=aaaaaaaa')
  expect(bar()).toEqual([])
  expect(await press(links[0])).toBe(false)
  expect(await press(links[2], new KeyboardEvent('keydown', init({ key: ' ' })))).toBe(false)
  expect(pressed(links)).toEqual([true, false, true, false, false])
  expect(bar()).toEqual(['/fr/compare?cars=cccccccc,aaaaaaaa'])
  await press(links[0])
  expect(pressed(links)).toEqual([false, false, true, false, false])
})

it('says that a fifth car is too much, and keeps the four', async () => {
  const links = await open()
  for (const link of links) await press(link)
  expect(pressed(links)).toEqual([true, true, true, true, false])
  expect(notices.visible().map(({ text }) => text)).toEqual(['compare.full'])
})

it('stays a link for a new tab, and leaves other keys alone', async () => {
  const links = await open()
  expect(await press(links[0], new MouseEvent('click', init({ ctrlKey: true })))).toBe(true)
  expect(await press(links[0], new KeyboardEvent('keydown', init({ key: 'Tab' })))).toBe(true)
  expect(pressed(links)).not.toContain(true)
})
