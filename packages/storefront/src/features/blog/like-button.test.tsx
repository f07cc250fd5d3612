// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { ActionFunctionArgs } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { LIKE } from '../../parts/posts/like-forms.ts'
import type { FormState } from '../../state/form-state.ts'
import { asDataRequest } from '../../testing/as-data-request.ts'
import { BrowserRequest } from '../../testing/browser-request.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerLike } from './like.ts'
import { LikeButton } from './LikeButton.tsx'

const ID = 'papers-of-a-car'
const POST = pathFor('blogPost', 'en', { id: ID })
const like = (liked: boolean, likes: number) => () => Response.json({ liked, likes })

/** The action as script asks for it: by the address of the page's data. */
async function answerScript(args: ActionFunctionArgs) {
  return answerLike({ ...args, request: await asDataRequest(args.request) })
}

/** Opens an article that four readers like; `answered` is what a press without script was answered. */
async function open(answers: ApiAnswers, search = '', answered?: FormState) {
  const page = await openPage({
    language: 'en',
    path: POST + search,
    routes: [
      { id: 'post', path: '/blog/:id', action: answerScript, element: <LikeButton id={ID} likes={4} /> },
      { path: pathFor('signIn', 'en'), element: <h1>Sign in</h1> },
    ],
    answers,
    ...(answered === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { post: answered } } }),
  })
  const button = (name: 'like' | 'unlike', likes?: number) => {
    const label = page.t(`reading:blog.${name}`)
    return screen.findByRole('button', {
      name: likes === undefined ? new RegExp(`^${label}`) : page.t('reading:blog.counted', { label, n: likes }),
    })
  }
  const count = (likes: number) => screen.findByText(page.t('reading:blog.likes', { count: likes }))
  return { ...page, button, count }
}

/** Signs in to an account that likes these articles, page by page. Returns what is asked for. */
function signInWithLikes(pages: readonly (readonly string[])[]): string[] {
  document.cookie = 'session=1'
  const asked: string[] = []
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    asked.push(pathname + search)
    const page = Number(searchParams.get('page'))
    const blogs = (pages[page - 1] ?? []).map((id) => ({ id }))
    return Response.json({ blogs, total: 1, page, pageCount: pages.length, carBrands: [], categories: [] })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.cookie = 'session=; Max-Age=0'
  })
  return asked
}

describe('the button that likes an article', () => {
  it('likes it and takes that back, with the number that then likes it', async () => {
    const { user, button, count, calls } = await open({
      [`PUT /api/blogs/${ID}/like`]: like(true, 5),
      [`DELETE /api/blogs/${ID}/like`]: like(false, 4),
    })
    expect(await count(4)).toBeTruthy()
    await user.click(await button('like', 4))
    expect(await count(5)).toBeTruthy()
    await user.click(await button('unlike', 5))
    expect(await count(4)).toBeTruthy()
    expect(await button('like')).toBeTruthy()
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  })

  it.each([3, 4])('is known to an account that liked it before, with the answer’s number: %i', async (left) => {
    const asked = signInWithLikes([[ID]])
    const { user, button, count } = await open({ [`DELETE /api/blogs/${ID}/like`]: like(false, left) })
    await user.click(await button('unlike'))
    expect(await button('like', left)).toBeTruthy()
    expect(await count(left)).toBeTruthy()
    expect(asked).toEqual(['/api/profile/liked-blogs?page=1&limit=48'])
  })

  it('is known to an account that has liked many since', async () => {
    const asked = signInWithLikes([['tyres'], ['brakes', ID], ['oil']])
    const { button } = await open({})
    expect(await button('unlike')).toBeTruthy()
    expect(asked).toHaveLength(2)
  })

  it('leads a guest to the sign-in page, which returns to the pressed button', async () => {
    const { user, button, router } = await open({ [`PUT /api/blogs/${ID}/like`]: () => refusal(401, 'unauthorized') })
    await user.click(await button('like'))
    await waitFor(() => expect(router.state.location.pathname).toBe(pathFor('signIn', 'en')))
    expect(new URLSearchParams(router.state.location.search).get('return')).toBe(`${POST}?like=like`)
  })

  it('says when it could not be done, and stays as it was', async () => {
    const { user, button, t } = await open({ [`PUT /api/blogs/${ID}/like`]: () => refusal(503, 'unavailable') })
    await user.click(await button('like'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
    expect(await button('like')).toBeTruthy()
  })

  it('stays liked where that could not be taken back', async () => {
    const { user, button } = await open({
      [`PUT /api/blogs/${ID}/like`]: like(true, 5),
      [`DELETE /api/blogs/${ID}/like`]: () => refusal(503, 'unavailable'),
    })
    await user.click(await button('like', 4))
    await user.click(await button('unlike', 5))
    await screen.findByRole('alert')
    expect(await button('unlike', 5)).toBeTruthy()
  })

  it('says on the page that follows without script what was done', async () => {
    const { button } = await open({}, '?sent=like')
    expect(await button('unlike')).toBeTruthy()
  })

  it('says on the page that follows without script that it could not be done, until a press that is', async () => {
    const refused: FormState = { form: LIKE, sent: false, issues: {}, problem: 'unavailable', values: {}, code: null }
    const { user, button, t } = await open({ [`PUT /api/blogs/${ID}/like`]: like(true, 5) }, '', refused)
    expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.unavailable'))
    await user.click(await button('like', 4))
    expect(await button('unlike', 5)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
