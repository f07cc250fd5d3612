// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'

import '../../testing/clean-up.ts'
import { FORM_KEY } from '../../request/form-key.ts'
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
const comparison = { cars: IDS.map(columnOf), groups: [], note: '', message: '', ask: ASK }

/** Asks others to vote between the same cars, by the form as script leaves it; answers with the key of the form and that of the call. */
async function askOthers() {
  const { router, calls, unmount } = await openPage({
    language: 'en',
    path: PATH,
    routes: [
      {
        path: pathFor('compare', 'en'),
        Component: ComparePage,
        action,
        loader: ({ request }: LoaderFunctionArgs) => ({ page: pageData(request, { ids: IDS }, comparison) }),
        HydrateFallback: () => null,
      },
      { path: '*', element: null },
    ],
    answers: { 'POST /api/polls': () => Response.json({ token: 'token' }, { status: 201 }) },
  })
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: ASK })
  const formData = new FormData(form ?? undefined)
  await router.navigate(PATH, { formMethod: 'post', formData })
  unmount()
  expect(calls).toHaveLength(1)
  return [formData.get(FORM_KEY), calls[0]?.headers.get('idempotency-key')]
}

it('each visitor with script makes a vote of their own, however alike their requests are', async () => {
  const [[own, sent], [other]] = [await askOthers(), await askOthers()]
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent).toBe(own)
  expect(other).not.toBe(own)
})
