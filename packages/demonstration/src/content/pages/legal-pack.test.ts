import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { type Demonstrated, DEMONSTRATED } from '../../demonstrated.ts'
import { inLanguagesOf, textsIn } from '../../translations.ts'
import { pagesOf } from '../pages.ts'

/** What the law of each edition's country has the operator name in the terms of use, in English. */
const IN_TERMS: Record<Demonstrated, RegExp> = {
  ma: /ICE, RC, IF/,
  ci: /RCCM, NCC/,
  coza: /CIPC registration, VAT.+Office bearers: none/,
  rw: /TIN, RDB company code/,
  sn: /NINEA, RCCM.+Share capital, publishing director and host of the site: none/,
  default: /Company registration/,
}

/** What it has the operator name in the privacy policy, in English. */
const IN_POLICY: Record<Demonstrated, RegExp> = {
  ma: /declared to the CNDP.+declaration number: demonstration/,
  ci: /authorised by ARTCI.+number and correspondent: demonstration/,
  coza: /Information Officer.+PAIA manual/,
  rw: /registered.+NCSA.+number and data protection officer: demonstration/,
  sn: /declared to the CDP.+declaration number: demonstration/,
  default: /your country/,
}

it.each(DEMONSTRATED)('the legal pages of %s name what the law of the country asks for', (edition) => {
  const pages = inLanguagesOf(edition, pagesOf(edition))
  for (const [key, named] of [
    ['termsOfUse', IN_TERMS[edition]],
    ['privacyPolicy', IN_POLICY[edition]],
  ] as const) {
    const texts = textsIn(pages.find((page) => page.key === key)?.blocks)
    expect(texts.map(({ en }) => en).join(' ')).toMatch(named)
    // What is alike in English and French is a name; a page that lacks another text in a language is not shown in it.
    const said = texts.filter(({ en, fr }) => en !== fr)
    for (const language of EDITIONS[edition].languages)
      expect(
        said.filter((text) => text[language] === undefined).map(({ en }) => en),
        language,
      ).toEqual([])
  }
})
