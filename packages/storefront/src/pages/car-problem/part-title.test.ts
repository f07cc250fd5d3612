// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { carPath } from '@otosafi/editions/routes/car-path'

import { siteContext } from '../../request/site-context.ts'
import { headOf } from '../../seo/describe-page.ts'
import { translatorOf } from '../../texts/translators.ts'
import { loader } from './CarProblemPage.tsx'

const CAR = cardOf()

it.each([
  ['fr', 'Dacia Duster 2021 | Otosafi'],
  ['ar', '\u2066Dacia Duster 2021\u2069 | Otosafi'],
] as const)('the title of a part of a car’s page keeps car and brand apart in %s', async (language, end) => {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi: async () => Response.json(CAR), host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL(`https://otosafi.ma${carPath(CAR, language)}/problem`)
  await loader({ request: new Request(url), url, context, params: { id: CAR.id }, pattern: '' })
  const title = `${translatorOf(language).t('car.action.reportProblem')} · ${end}`
  expect(headOf(context, null).headTags).toContain(`<title>${title}</title>`)
})
