import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { siteContext } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'
import { describePage, headOf } from './describe-page.ts'

it('The title of a document begins with an error where a form of it was refused', () => {
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi: fetch, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL('https://otosafi.ma/fr/contact-us')
  const title = 'Contact | Otosafi'
  describePage({ request: new Request(url), url, context }, { title, description: 'Écrivez-nous.' })
  const { t } = translatorOf('fr')
  const titleOf = (refused: typeof t | null) => /<title>(.*)<\/title>/.exec(headOf(context, refused).headTags)?.[1]
  expect([titleOf(null), titleOf(t)]).toEqual([title, t('offline:refused', { title })])
})
