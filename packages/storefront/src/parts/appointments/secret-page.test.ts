import { expect, it } from 'vitest'

import { answerLinkPage, linkResult } from './secret-page.ts'

const answer = (status: number) => ({ response: new Response(null, { status }) })

it.each([
  [404, 'lost', 404],
  [422, 'lost', 404],
  [410, 'ended', 410],
] as const)('a link that the API answers by %i is %s, and its page a %i', (status, end, page) => {
  expect(linkResult(answer(status))).toEqual({ found: null, end })
  expect(answerLinkPage({}, end).init).toMatchObject({ status: page })
})

it('a link that leads somewhere is shown, and any other failure is the page’s own', () => {
  expect(linkResult({ data: 'a visit', ...answer(200) })).toEqual({ found: 'a visit', end: null })
  expect(answerLinkPage({}, null).init).toMatchObject({ status: 200 })
  expect(() => linkResult(answer(500))).toThrow()
})
