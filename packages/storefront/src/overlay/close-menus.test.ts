// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { closeMenus } from './close-menus.ts'

it('An open menu is closed by a press outside of it, and by none within', () => {
  document.body.innerHTML = `
    <details name="site-menu" open><summary>Menu</summary><p>Pages</p></details>
    <details open><summary>Question</summary></details>
    <main><p>Text</p></main>`
  closeMenus()
  const open = () => [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)
  const press = (place: string) =>
    document.querySelector(place)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('details p')
  expect(open()).toEqual(['Menu', 'Question'])
  press('main p')
  expect(open()).toEqual(['Question'])
})
