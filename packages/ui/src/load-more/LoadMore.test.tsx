import { act, useState } from 'react'
import { fireEvent, userEvent } from 'storybook/test'
import { expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { LoadMore } from './LoadMore.tsx'

const shown = '24 of 361 cars'
const more = { next: '/en/cars?page=2', label: 'Show more cars' }

it('appends instead of going on, but once at a time', async () => {
  const onLoad = vi.fn<() => void>()
  const page = await render(<LoadMore shown={shown} {...more} onLoad={onLoad} loading={false} />)
  const link = page.getByRole('link', { name: 'Show more cars' })
  expect(fireEvent.click(link)).toBe(false)
  expect(onLoad).toHaveBeenCalledOnce()
  const busy = await render(<LoadMore shown={shown} {...more} onLoad={onLoad} loading />)
  await userEvent.click(busy.getByRole('link', { name: 'Show more cars' }))
  expect(onLoad).toHaveBeenCalledOnce()
})

it.each([
  ['a new tab', { ctrlKey: true }],
  ['a new tab of a Mac', { metaKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
])('stays a link for %s', async (_, keys) => {
  const onLoad = vi.fn<() => void>()
  const page = await render(<LoadMore shown={shown} {...more} onLoad={onLoad} loading={false} />)
  expect(fireEvent.click(page.getByRole('link'), keys)).toBe(true)
  expect(onLoad).not.toHaveBeenCalled()
})

it('says how much is shown, and offers no more where there is none', async () => {
  const page = await render(
    <LoadMore shown="361 of 361 cars" next={null} label="Show more cars" loading={false} onLoad={() => {}} />,
  )
  expect(page.getByRole('status').textContent).toBe('361 of 361 cars')
  expect(page.queryByRole('link')).toBeNull()
})

it('keeps the focus of who goes on, which at the end says how much is shown', async () => {
  function List() {
    const [pages, setPages] = useState(1)
    const text = `${pages * 24} of 72 cars`
    return (
      <LoadMore
        {...more}
        shown={text}
        next={pages < 3 ? more.next : null}
        loading={false}
        onLoad={() => setPages(pages + 1)}
      />
    )
  }
  const page = await render(<List />)
  const link = page.getByRole('link')
  link.focus()
  await act(async () => fireEvent.click(link))
  expect(document.activeElement).toBe(link)
  await act(async () => fireEvent.click(link))
  expect(page.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(page.getByRole('status'))
})
