// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'

import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { PostViewTracker } from './PostViewTracker.tsx'

it('tells of each post once, after the frame that shows its page, which runs only when it is touched', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.useFakeTimers()
  const sent: string[] = []
  Object.defineProperty(navigator, 'sendBeacon', { value: (url: string) => sent.push(url) > 0 })
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  const show = (id: string) => act(async () => root.render(<PostViewTracker id={id} />))
  await show('one-post')
  expect(sent, 'before the frame').toEqual([])
  vi.advanceTimersByTime(100)
  await show('one-post')
  vi.advanceTimersByTime(100)
  expect(sent).toEqual(['/api/blogs/one-post/views'])
  await show('another-post')
  vi.advanceTimersByTime(100)
  expect(sent).toEqual(['/api/blogs/one-post/views', '/api/blogs/another-post/views'])
  expect((await import('../../pages/blog-post/BlogPostPage.tsx')).handle).toBe(HYDRATE_ON_INTERACTION)
})

it('is a picture without words where there is no script', () => {
  expect(renderToString(<PostViewTracker id="a-post" />)).toBe(
    '<noscript><img src="/seen/blogs/a-post.gif" alt="" width="1" height="1"/></noscript>',
  )
})
