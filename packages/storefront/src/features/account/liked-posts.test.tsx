// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { LikedPosts } from './LikedPosts.tsx'

const POST = { id: 'a-post', title: 'A post', date: '2026-05-20', minutes: 3, photo: null }
const OTHER = { ...POST, id: 'other-post', title: 'Another post' }
const PATH = '/fr/account/liked-articles'
const UNLIKED = { 'DELETE /api/blogs/a-post/like': () => Response.json({ liked: false, likes: 3 }) }

async function open(answers: ApiAnswers) {
  const element = <LikedPosts posts={[POST, OTHER]} page={1} pages={1} />
  const page = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, element, action: answerSection }],
    answers: { ...UNLIKED, ...answers },
  })
  const { t, user } = page
  const unlike = ({ title }: typeof POST) =>
    user.click(screen.getByRole('button', { name: t('account:liked.unlikeNamed', { title }) }))
  const busy = () => screen.getAllByText(t('progress.sending'), { selector: 'button' })
  const undo = () => screen.queryByRole('button', { name: t('actions.undo') })
  const pressUndo = async () => user.click(await screen.findByRole('button', { name: t('actions.undo') }))
  return { ...page, unlike, busy, undo, pressUndo }
}

it('A like that was taken back can be taken anew at once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { t, calls, unlike, busy, undo, pressUndo } = await open({ 'PUT /api/blogs/a-post/like': () => promise })
  expect(undo()).toBeNull()
  await unlike(POST)
  expect(await screen.findByText(t('account:liked.done'))).toBeTruthy()
  await pressUndo()
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'PUT']))
  // The button is there, and has the focus, until it is answered.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('progress.sending')))
  expect(busy()).toEqual([document.activeElement])
  resolve(Response.json({ liked: true, likes: 4 }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('account:liked.again')))
  expect(screen.queryByText(t('account:liked.done'))).toBeNull()
  expect(undo()).toBeNull()
})

it('The button that was pressed alone says that it sends, and no other sends meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { t, calls, unlike, busy } = await open({ 'DELETE /api/blogs/a-post/like': () => promise })
  await unlike(POST)
  await waitFor(() => expect(busy()).toEqual([document.activeElement]))
  await unlike(OTHER)
  resolve(Response.json({ liked: false, likes: 3 }))
  expect(await screen.findByText(t('account:liked.done'))).toBeTruthy()
  expect(calls).toHaveLength(1)
})

it('A like that was not taken anew can be tried again', async () => {
  const { t, unlike, undo, pressUndo } = await open({
    'PUT /api/blogs/a-post/like': () => refusal(429, 'rate_limited'),
  })
  await unlike(POST)
  await pressUndo()
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.rate_limited'))
  expect(undo()).toBeTruthy()
})

it('Nothing is said of a like before that is known', async () => {
  const { t, calls, unlike } = await open({
    'DELETE /api/blogs/other-post/like': () => new Promise<Response>(() => undefined),
  })
  await unlike(POST)
  expect(await screen.findByText(t('account:liked.done'))).toBeTruthy()
  await unlike(OTHER)
  await waitFor(() => expect(calls).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(t('account:liked.done'))).toBeNull())
})
