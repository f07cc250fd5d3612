import { expect, it } from 'vitest'

import { describeError } from './describe-error.ts'

it('names the error with its code and where it came from, and nothing else that it holds', () => {
  const error = Object.assign(new TypeError('Away'), { code: '57P01', detail: 'Key (email)=(a@example.org)' })
  const { stack } = error
  expect(describeError(error)).toEqual({ type: 'TypeError', message: 'Away', stack, code: '57P01' })
})

it('repeats no value that the database refused', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "salma "S" <a@example.org>\n"'), {
    code: '22P02',
  })
  expect(describeError(error)).toMatchObject({ message: 'invalid input syntax for type uuid: "…"', code: '22P02' })
  expect(JSON.stringify(describeError(error))).not.toMatch(/salma|example/)
})

it('names a cause that is no error', () => {
  expect(describeError('EENVELOPE')).toEqual({ type: 'Error', message: 'EENVELOPE' })
})

it('names a copy of an error like the error itself', () => {
  const error = Object.assign(new Error('Away'), { code: '57P01' })
  const { message, stack } = error
  expect(describeError({ ...error, message, stack, queue: 'mails' })).toEqual({
    type: 'Error',
    message: 'Away',
    stack,
    code: '57P01',
  })
})
