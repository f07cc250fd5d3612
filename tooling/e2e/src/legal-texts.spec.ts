import { expect, test } from '@playwright/test'

import { LANGUAGES } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { httpGet } from './fixtures/http-get.ts'
import { SITES } from './fixtures/sites.ts'

for (const { name, edition, language, t } of SITES) {
  test(`Legal texts are in the language of the page, and a translation leads to what binds: ${name}`, async () => {
    const first = edition.defaultLanguage
    for (const key of ['privacyPolicy', 'termsOfUse'] as const) {
      const { text } = await httpGet({ host: edition.host, path: pathFor(key, language) })
      const [article = ''] = /<article[^>]*>/.exec(text) ?? []
      expect(article, key).not.toContain('lang=')
      const lead = t('legal.original', { language: LANGUAGES[first].name })
      const link = `<a href="${pathFor(key, first)}">${lead}</a>`
      expect(text.includes(link), `${key}: ${link}`).toBe(language !== first)
    }
  })
}
