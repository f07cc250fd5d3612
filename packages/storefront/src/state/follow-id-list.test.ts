// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { createIdList } from './create-id-list.ts'
import { followControls, showPressed } from './follow-id-list.ts'

const list = createIdList({ key: 'cars', most: 4 })
const button = (id: string) => `<button data-car="${id}" aria-pressed="false"></button>`
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => dataset['car'])
let stop: () => void

beforeEach(() => {
  localStorage.setItem('cars', '["aaaaaaaa"]')
  document.body.innerHTML = button('aaaaaaaa') + button('bbbbbbbb')
  stop = followControls(list, { selector: '[data-car]', attribute: 'data-car' }, showPressed)
})
afterEach(() => stop())

it('shows on controls that are there what the device has, and what becomes of it', () => {
  expect(pressed()).toEqual(['aaaaaaaa'])
  list.getState().toggle('bbbbbbbb')
  list.getState().toggle('aaaaaaaa')
  expect(pressed()).toEqual(['bbbbbbbb'])
})

it('shows it on controls that come later', async () => {
  document.body.insertAdjacentHTML('beforeend', button('aaaaaaaa'))
  await eventually(() => expect(pressed()).toEqual(['aaaaaaaa', 'aaaaaaaa']))
})

it('follows another tab until it is stopped', () => {
  localStorage.setItem('cars', '["bbbbbbbb"]')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(pressed()).toEqual(['bbbbbbbb'])
  stop()
  localStorage.setItem('cars', '[]')
  window.dispatchEvent(new StorageEvent('storage'))
  list.getState().replace([])
  expect(pressed()).toEqual(['bbbbbbbb'])
})
