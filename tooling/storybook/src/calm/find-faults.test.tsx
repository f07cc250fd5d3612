import { expect, it, onTestFinished } from 'vitest'

import { borderlessControls, animatedElements } from './find-faults.ts'

/** Shows a piece of HTML until the test is over. */
function show(html: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  onTestFinished(() => place.remove())
}

it('finds what moves although less motion was asked for', () => {
  show('<p style="scroll-behavior: smooth">Scrolled</p><p>Still</p>')
  expect(animatedElements(document)).toEqual(['<p> Scrolled'])
  const still = document.querySelector('p:last-child')
  still?.animate({ opacity: [0, 1] }, 60_000)
  expect(animatedElements(document)).toContain('<p> Still')
})

it('finds controls that only their ground set apart', () => {
  show(
    '<button style="border: 0; background: green">Ground alone</button><button style="border: 1px solid transparent">Edge</button>' +
      '<div style="border: 1px solid"><input style="border: 0"></div><input type="checkbox">',
  )
  expect(borderlessControls(document)).toEqual(['<button> Ground alone'])
})
