import { act } from 'react'
import { fireEvent, userEvent } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { createNotifications, type Notice } from './create-notifications.ts'
import { Notifications } from './Notifications.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time), delay: null })
const saved = { tone: 'success', text: 'Saved', kind: 'notification' } as const
const failed = { tone: 'error', text: 'Not sent', kind: 'notification' } as const

async function renderNotices() {
  const source = createNotifications()
  const page = await render(
    <>
      <button type="button">Save</button>
      <Notifications source={source} texts={{ dismiss: 'Dismiss' }} />
    </>,
  )
  const show = (notice: Notice) => act(async () => void source.show(notice))
  const wait = (time: number) => act(async () => void vi.advanceTimersByTime(time))
  return { page, show, wait }
}

it('has its live regions before there is anything to say, and says each in the right one', async () => {
  const { page, show, wait } = await renderNotices()
  const [status, alert] = [page.getByRole('status'), page.getByRole('alert')]
  expect([status.textContent, alert.textContent]).toEqual(['', ''])
  await show(saved)
  await show(failed)
  expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Not sent'])
  expect(page.getByRole('status')).toBe(status)
  await wait(4500)
  expect([status.textContent, alert.textContent]).toEqual(['', ''])
})

it('waits while the pointer is on it', async () => {
  const { page, show, wait } = await renderNotices()
  await show(saved)
  await fireEvent.pointerOver(page.getByText('Saved'))
  await wait(60_000)
  expect(page.getByText('Saved')).toBeTruthy()
  await fireEvent.pointerOut(page.getByText('Saved'), { relatedTarget: document.body })
  await wait(4500)
  expect(page.queryByText('Saved')).toBeNull()
})

it('waits while it has the focus, and gives the focus back when it is dismissed', async () => {
  const { page, show, wait } = await renderNotices()
  await show(saved)
  await act(async () => page.getByRole('button', { name: 'Save' }).focus())
  await act(() => user.tab())
  expect(page.getByRole('button', { name: 'Dismiss' })).toBe(document.activeElement)
  await wait(60_000)
  await act(() => user.keyboard('{Enter}'))
  expect(page.queryByText('Saved')).toBeNull()
  expect(page.getByRole('button', { name: 'Save' })).toBe(document.activeElement)
  await show(saved)
  await wait(4500)
  expect(page.queryByText('Saved')).toBeNull()
})

it('takes the newest away with Escape, unless Escape was meant for a dialog', async () => {
  const { page, show } = await renderNotices()
  await show(failed)
  await show(saved)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  await fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(page.getByText('Saved')).toBeTruthy()
  dialog.remove()
  await act(() => user.keyboard('{Escape}'))
  expect(page.queryByText('Saved')).toBeNull()
  expect(page.getByText('Not sent')).toBeTruthy()
})

it('takes Escape for itself, so that one press closes one thing', async () => {
  const { page, show } = await renderNotices()
  await show(saved)
  const isFree = await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect([isFree, page.queryByText('Saved')]).toEqual([false, null])
  expect(await fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})
