import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'
import { listFiles } from './files.ts'
import { liveInStaticHtml } from './static-html.ts'

const PAGE = `
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { Card } from './Card.tsx'
export const Page = ({ data }) => <main onClick={count}><StaticHtml part="cars" data={data}>{(cars) => PART}</StaticHtml></main>
`
const CARD = `
import { useTexts } from './use-texts.ts'
import { useOpen as useShown } from './use-open.ts'
const Row = ({ car }) => <li>{useTexts().t(car)}</li>
export function Card({ car }) { return <ul><Row car={car} /></ul> }
export const Menu = ({ car }) => <button onClick={() => open(car)}>{car}</button>
export function Panel() { return useShown() ? <Menu car="a" /> : null }
`
const HOOKS = {
  'use-texts.ts': "import { useContext } from 'react'\nexport const useTexts = () => useContext(Texts)\n",
  'use-open.ts': "import { useState } from 'react'\nexport function useOpen() { return useState(false)[0] }\n",
}

/** The findings in a page whose static part is `part`. */
function foundIn(part: string): string[] {
  const folder = temporaryTree({
    'Page.tsx': PAGE.replace('PART', part).replace('{ Card }', '{ Card, Menu, Panel }'),
    'Card.tsx': CARD,
    ...HOOKS,
  })
  return liveInStaticHtml(join(folder, 'Page.tsx'))
}

describe('parts that stay still', () => {
  it('may be made of what only reads', () => {
    expect(foundIn('<p ref-to="a"><a href="/">{useContext(Texts)}</a><Card car={cars[0]} /></p>')).toEqual([])
  })

  it.each([
    ['<button onClick={buy}>Buy</button>', ['StaticHtml: onClick']],
    ['<p ref={place}>Buy</p>', ['StaticHtml: ref']],
    ['cars.map((car) => <p>{useState(car)}</p>)', ['StaticHtml: useState']],
    ['<p>{React.useEffect(work)}</p>', ['StaticHtml: useEffect']],
    ['<section><Menu car={cars[0]} /></section>', ['Menu: onClick']],
    ['<Panel />', ['useShown: useState', 'Menu: onClick']],
  ])('may hold neither handlers nor hooks, nor anything that does: %s', (part, found) => {
    expect(foundIn(part)).toEqual(found)
  })

  it('hold neither in the storefront', () => {
    const files = listFiles().filter(
      ({ path, text }) => /^packages\/.*(?<!\.test)\.tsx$/.test(path) && /<StaticHtml\b/.test(text()),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(
      files.map(({ path }) => [path, liveInStaticHtml(join(ROOT, path))]).filter(([, found]) => found?.length),
    ).toEqual([])
  })
})
