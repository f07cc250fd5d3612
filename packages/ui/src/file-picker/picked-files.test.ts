import { expect, it } from 'vitest'

import { addFiles, sendable } from './picked-files.ts'

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified })
const front = file('front.jpg')
const rear = file('rear.jpg')
const names = (files: readonly File[]) => files.map(({ name }) => name)

it('adds to what was chosen before, each file once', () => {
  const { picked, added, left } = addFiles([{ file: front }], [file('front.jpg'), rear], 5)
  expect([names(picked.map((item) => item.file)), names(added), left]).toEqual([
    ['front.jpg', 'rear.jpg'],
    ['rear.jpg'],
    0,
  ])
})

it('takes a changed file of the same name as another one', () => {
  expect(addFiles([{ file: front }], [file('front.jpg', 2)], 5).picked).toHaveLength(2)
})

it('counts those that find no place', () => {
  const { picked, left } = addFiles([{ file: front }], [rear, file('seats.jpg'), file('wheel.jpg')], 2)
  expect([names(picked.map((item) => item.file)), left]).toEqual([['front.jpg', 'rear.jpg'], 2])
})

it('keeps a refused file in the list, and from being sent', () => {
  const { picked } = addFiles([{ file: front, problem: 'Too large' }], [rear], 5)
  expect([picked.length, names(sendable(picked))]).toEqual([2, ['rear.jpg']])
})
