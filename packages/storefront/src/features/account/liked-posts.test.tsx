// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { LikedPosts } from './LikedPosts.tsx'

const POST = { id: 'a-post', title: 'A post', date: '2026-05-20', minutes: 3, photo: null }
const PATH = '/fr/account/liked-articles'

it('A like that was taken back can be taken anew at once', async () => {
  const { t, user, calls } = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, element: <LikedPosts posts={[POST]} page={1} pages={1} />, action: answerSection }],
    answers: {
      'DELETE /api/blogs/a-post/like': () => Response.json({ liked: false, likes: 3 }),
      'PUT /api/blogs/a-post/like': () => Response.json({ liked: true, likes: 4 }),
    },
  })
  expect(screen.queryByRole('button', { name: t('actions.undo') })).toBeNull()
  await user.click(screen.getByRole('button', { name: t('account:liked.unlikeNamed', { title: POST.title }) }))
  await user.click(await screen.findByRole('button', { name: t('actions.undo') }))
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'PUT']))
  await waitFor(() => expect(screen.queryByText(t('account:liked.done'))).toBeNull())
})
