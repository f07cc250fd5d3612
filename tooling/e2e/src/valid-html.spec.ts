import { HtmlValidate, StaticConfigLoader } from 'html-validate'

import { readRunEnv } from './env.ts'
import { httpGet } from './fixtures/http-get.ts'
import { allPages } from './fixtures/pages.ts'
import { SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

/** Rules of the HTML standard without any of style: optional end tags are no fault. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** French, a mirrored page, and the longest words, in the part `matrix` of the deep tests: the gate has no time for them. */
const WALKED = SITES.filter(({ name }) => readRunEnv().matrix && ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))

for (const site of WALKED) {
  test(`Pages are valid HTML: ${site.name}`, async () => {
    // Reading through so many pages takes a slow machine more than a minute.
    test.slow()
    for (const [name, path] of await allPages(site)) {
      const { text } = await httpGet({ host: site.edition.host, path })
      const { results } = await validator.validateString(text)
      const faults = results.flatMap(({ messages }) => messages)
      expect(
        faults.map(
          ({ ruleId, message, offset }) =>
            `${ruleId}: ${message}: ${text.slice(Math.max(0, offset - 60), offset + 60)}`,
        ),
        `${name} ${path}`,
      ).toEqual([])
    }
  })
}
