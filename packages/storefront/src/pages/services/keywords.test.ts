import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { siteContext } from '../../request/site-context.ts'
import { headOf } from '../../seo/describe-page.ts'
import { translatorOf } from '../../texts/translators.ts'
import { loader } from './ServicesPage.tsx'

it('The page of the services has their names as its keywords', () => {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi: fetch, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL('https://otosafi.ma/fr/services')
  loader({ request: new Request(url), url, context, params: {}, pattern: '' })
  const { t } = translatorOf('fr')
  const names = (['services', 'inspector', 'diagnostic', 'vinCheck'] as const).map((key) => t(`routes:${key}`))
  expect(headOf(context, null).headTags).toContain(`name="keywords" content="${names.join(', ')}"`)
})
