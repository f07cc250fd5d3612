import { expect, it } from 'vitest'

import { namesInSheet } from './names-in-sheet.ts'

it('finds classes and animations in their order, wherever a selector names them', () => {
  const css = `
    @keyframes turn { to { rotate: 1turn } }
    .b:not(.a, .b):is(.c) > .d { top: .5em; & .e:hover { top: 0 } }
    @media (width > 1px) { @supports (top: 0) { .f-g_1 { animation: turn 1s } } }
    @keyframes fade-in { from { opacity: .1 } }`
  expect(namesInSheet(css)).toEqual({
    classes: ['b', 'a', 'b', 'c', 'd', 'e', 'f-g_1'],
    animations: ['turn', 'fade-in'],
  })
})

it('takes nothing else for a name: comments, texts and addresses', () => {
  const css = `/* .a @keyframes b */ p::before { content: '.c'; background: url(/d.svg) } [data-e='.f'] { top: 0 }`
  expect(namesInSheet(css)).toEqual({ classes: [], animations: [] })
})
