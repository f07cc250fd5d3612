// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'

import '../../testing/clean-up.ts'
import { FORM_KEY } from '../../request/form-key.ts'
import { readIds } from '../../state/create-id-list.ts'
import { openPage } from '../../testing/open-page.tsx'
import ComparePage, { action } from './ComparePage.tsx'

const IDS = ['aaaaaaaa', 'bbbbbbbb']
const PATH = `${pathFor('compare', 'en')}?cars=${IDS.join(',')}`
const ASK = 'Let others vote'

const columnOf = (id: string) => ({
  id,
  name: id,
  status: 'available',
  interested: '/',
  href: '/',
  without: '/',
  badges: [],
  photo: null,
  photoAlt: '',
})
async function open() {
  const page = await openPage({
    language: 'en',
    path: PATH,
    routes: [
      {
        path: pathFor('compare', 'en'),
        Component: ComparePage,
        action,
        loader: ({ request }: LoaderFunctionArgs) => {
          const ids = readIds(new URL(request.url).searchParams.get('cars') ?? '', IDS.length)
          const cars = ids.map(columnOf)
          return { page: pageData(request, { ids }, { cars, groups: [], note: '', message: '', ask: ASK }) }
        },
        HydrateFallback: () => null,
      },
      { path: '*', element: null },
    ],
    answers: { 'POST /api/polls': () => Response.json({ token: 'token' }, { status: 201 }) },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** Asks others to vote between the same cars, by the form as script leaves it; answers with the key of the form and that of the call. */
async function askOthers() {
  const { router, calls, unmount } = await open()
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: ASK })
  const formData = new FormData(form ?? undefined)
  await router.navigate(PATH, { formMethod: 'post', formData })
  unmount()
  expect(calls).toHaveLength(1)
  return [formData.get(FORM_KEY), calls[0]?.headers.get('idempotency-key')]
}

it('has the focus at its heading once the link that took a car away is gone, and leaves it where it is otherwise', async () => {
  const { t, router } = await open()
  const link = (name: string) => screen.getByRole('link', { name: t('compare.removeNamed', { name }) })
  expect(document.activeElement).toBe(document.body)
  link('bbbbbbbb').focus()
  await act(() => router.navigate(`${pathFor('compare', 'en')}?cars=aaaaaaaa`))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  link('aaaaaaaa').focus()
  await act(() => router.navigate(PATH))
  expect(document.activeElement).toBe(link('aaaaaaaa'))
})

it('each visitor with script makes a vote of their own, however alike their requests are', async () => {
  const [[own, sent], [other]] = [await askOthers(), await askOthers()]
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent).toBe(own)
  expect(other).not.toBe(own)
})
