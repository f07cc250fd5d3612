// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { Guide } from './guide.ts'

type StoryFile = { default: { title: string; parameters?: { guide?: Guide } } }

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true })
const guides = Object.values(files).flatMap(({ default: { title, parameters } }) =>
  parameters?.guide ? [{ title, guide: parameters.guide }] : [],
)

function drawn(draw: () => Parameters<typeof renderToStaticMarkup>[0]): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(draw())
  return page
}

it('every numbered part is in its drawing, and in no second list', () => {
  const drawings = guides.flatMap(({ title, guide: { anatomy, parts } }) =>
    anatomy ? [{ title, parts, whole: drawn(anatomy.draw), named: anatomy.parts }] : [],
  )
  expect(drawings.length).toBeGreaterThanOrEqual(10)
  const lost = drawings.flatMap(({ title, whole, named }) =>
    named.filter(([, selector]) => whole.querySelector(selector) === null).map(([name]) => `${title}: ${name}`),
  )
  expect(lost).toEqual([])
  expect(drawings.filter(({ parts }) => parts !== undefined).map(({ title }) => title)).toEqual([])
})

it('what we do and what we do not are drawn, differ, and say why', () => {
  const examples = guides.flatMap(({ title, guide }) => (guide.examples ?? []).map((each) => ({ title, ...each })))
  expect(examples.length).toBeGreaterThanOrEqual(12)
  const dull = examples.filter(
    ({ good, bad }) => good.why === '' || bad.why === '' || drawn(good.draw).innerHTML === drawn(bad.draw).innerHTML,
  )
  expect(dull.map(({ title }) => title)).toEqual([])
})
