import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { parsePath } from '@otosafi/editions/routes/parse-path'

import { choosePages, judgedPages } from './judged-pages.ts'

const STOCK = {
  car: { id: '8tkxspx4', brand: { id: 'volkswagen' }, model: { id: 'golf' }, modelYear: 2023, price: 241_000 },
  cars: '8tkxspx4,c7rv1xv1',
  post: 'some-article',
}
const pagesOf = (edition: (typeof EDITION_IDS)[number]) => judgedPages(edition, STOCK)
const namesOf = (edition: (typeof EDITION_IDS)[number]) => pagesOf(edition).map(({ name }) => name)

describe('the pages that Lighthouse judges', () => {
  it.each(EDITION_IDS)('lie each at the address of its route: %s', (edition) => {
    const keys = pagesOf(edition).map(({ path }) => parsePath(path.split('?')[0] ?? '')?.key ?? 'notFound')
    expect(keys).toEqual(namesOf(edition))
  })

  it('are one of every kind that the edition has', () => {
    expect(namesOf('ma')).toEqual(expect.arrayContaining(['ourTeam', 'pricingTool']))
    expect(namesOf('sn')).toEqual(namesOf('ma').filter((name) => name !== 'ourTeam' && name !== 'pricingTool'))
  })

  it('can be asked for by name', () => {
    const asked = (...names: string[]) => choosePages(pagesOf('sn'), names).map(({ name }) => name)
    expect(asked()).toEqual(namesOf('sn'))
    expect(asked('notFound', 'faqs')).toEqual(['faqs', 'notFound'])
    expect(() => asked('faqs', 'pricingTool')).toThrow('no page to judge for pricingTool')
  })
})
