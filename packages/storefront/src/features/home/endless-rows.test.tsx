// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { BrowserRequest } from '../../testing/browser-request.ts'
import { openPage, refusal } from '../../testing/open-page.tsx'
import { useEndlessRows } from './use-endless-rows.tsx'

const WRITTEN = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd']
const ROW = `
  <section>
    <h2>New cars</h2>
    <a href="/buy-cars?condition=new">See all</a>
    <form><div><div data-strip>
      ${WRITTEN.map((id) => `<article><a href="#${id}">${id}</a><button name="car" value="${id}"></button></article>`).join('')}
    </div></div></form>
  </section>`

/** A car as the API gives it, as far as cards show it. */
const car = (id: string) => ({
  id,
  brand: { id: 'dacia', name: 'Dacia' },
  model: { id: 'dacia-duster', name: id },
  trim: null,
  modelYear: 2019,
  price: 128_000,
  oldPrice: null,
  mileage: 64_200,
  mileageEvidence: 'read',
  fuelType: 'diesel',
  transmission: 'manual',
  city: { id: 'rabat', name: 'Rabat' },
  conditions: [],
  status: 'available',
  certified: false,
  monthlyPayment: null,
  photo: null,
})

function Home() {
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: ROW }} />
      {useEndlessRows()}
    </main>
  )
}

describe('rows of cars on home', () => {
  let asked: string[]
  let pages: (() => Response)[]
  let comeIntoView: (() => void) | undefined

  // The lazy module is loaded beforehand, however long that takes.
  beforeAll(() => import('./EndlessRows.tsx'))
  beforeEach(() => {
    asked = []
    comeIntoView = undefined
    vi.stubGlobal('Request', BrowserRequest)
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(new URL(url).search)
      return pages.shift()?.() ?? refusal(503, 'unavailable')
    })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          comeIntoView = () => act(() => seen([{ isIntersecting: true }]))
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
  })

  const page = (ids: readonly string[], number: number) => () =>
    Response.json({ cars: ids.map(car), total: 9, page: number, pageCount: 3 })

  /** Home, scrolled by its visitor; the browser of this test lays nothing out by itself. */
  async function open() {
    const opened = await openPage({ language: 'en', path: '/', routes: [{ path: '/', element: <Home /> }] })
    const strip = opened.container.querySelector<HTMLElement>('[data-strip]') as HTMLElement
    Object.defineProperties(strip, {
      clientWidth: { value: 400 },
      scrollWidth: { get: () => strip.children.length * 100 },
    })
    fireEvent.scroll(document)
    await waitFor(() => expect(comeIntoView).toBeTypeOf('function'))
    const shown = () => Array.from(strip.querySelectorAll('button[name=car]'), (heart) => heart.getAttribute('value'))
    return { ...opened, strip, shown }
  }

  it('grow by pages of four without duplicates, with buttons from the fifth car on', async () => {
    pages = [page(['dddddddd', 'eeeeeeee', 'ffffffff', 'gggggggg'], 2), page(['hhhhhhhh', 'eeeeeeee'], 3)]
    const { strip, shown, t } = await open()
    expect(asked).toEqual([])
    expect(screen.queryByRole('button', { name: t('actions.next') })).toBeNull()
    comeIntoView?.()
    await waitFor(() => expect(shown()).toEqual([...WRITTEN, 'eeeeeeee', 'ffffffff', 'gggggggg']))
    expect(asked).toEqual(['?condition=new&limit=4&page=2&facets=false'])
    expect(screen.getByRole('button', { name: t('actions.previous') }).ariaDisabled).toBe('true')
    expect(screen.getByRole('button', { name: t('actions.next') }).dataset['stripStep']).toBe('4')
    strip.scrollLeft = 300
    fireEvent.scroll(strip)
    await waitFor(() => expect(shown().slice(7)).toEqual(['hhhhhhhh']))
    expect(screen.getByRole('status').textContent).toBe(t('listing.shown', { shown: 8, total: 9 }))
    fireEvent.scroll(strip)
    expect(asked).toHaveLength(2)
  })

  it('end for who tabs through them, so that the keyboard leaves them', async () => {
    pages = [page(['eeeeeeee', 'ffffffff', 'gggggggg', 'hhhhhhhh'], 2), page(['iiiiiiii'], 3)]
    const { strip, shown } = await open()
    comeIntoView?.()
    await waitFor(() => expect(shown()).toHaveLength(8))
    strip.querySelector<HTMLElement>('a')?.focus()
    strip.scrollLeft = 400
    fireEvent.scroll(strip)
    expect(asked).toHaveLength(1)
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent.scroll(strip)
    await waitFor(() => expect(shown()).toHaveLength(9))
  })

  it('keep what they show where more cannot be loaded, and try again', async () => {
    const more = ['eeeeeeee', 'ffffffff', 'gggggggg', 'hhhhhhhh']
    pages = [() => refusal(503, 'unavailable'), page(more, 2)]
    const { user, shown, t } = await open()
    comeIntoView?.()
    await user.click(await screen.findByRole('button', { name: t('listing.retry') }))
    await waitFor(() => expect(shown()).toEqual([...WRITTEN, ...more]))
    expect(screen.queryByRole('button', { name: t('listing.retry') })).toBeNull()
    expect(document.activeElement?.textContent).toBe(WRITTEN.at(-1))
  })
})
