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

it('names the causes of an error, and those errors that it stands for', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const failed = new Error('The visit v1 failed', { cause })
  expect(describeError(new AggregateError([failed], '1 items failed'))).toMatchObject({
    type: 'AggregateError',
    message: '1 items failed',
    errors: [{ message: 'The visit v1 failed', cause: { message: 'connect', code: 'ECONNREFUSED' } }],
  })
})

it('comes to an end where an error is its own cause', () => {
  const error = new Error('again')
  error.cause = error
  expect(JSON.stringify(describeError(error)).split('"message":"again"').length).toBeLessThan(10)
})
