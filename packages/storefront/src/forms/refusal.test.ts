import { expect, it, onTestFinished, vi } from 'vitest'

import { refusalOf } from './answer-form.ts'

const response = Response.json(null, { status: 422 })
const refused = (errors: object[]) => ({
  error: { type: 'x', title: 'x', status: 422, code: 'validation_failed', errors },
  response,
})
const sent = { form: 'ask', values: { email: 'x', phone: '1', yearMin: '18' } }
const issues = (errors: object[]) => refusalOf(sent, refused(errors))?.data

it('stands at the fields that the API names', () => {
  expect(
    issues([
      { path: '/body/phone', code: 'digitsMin', values: { count: 9 } },
      { path: '/body/wanted/yearMin', code: 'numberBetween', values: { min: 1950, max: 2100 } },
      { path: '/body/email', code: 'notVerified' },
    ]),
  ).toMatchObject({
    problem: null,
    issues: {
      phone: { code: 'digitsMin', values: { count: 9 } },
      yearMin: { code: 'numberBetween', values: { min: 1950, max: 2100 } },
      email: { code: 'invalid', values: {} },
    },
  })
})

it('is an error of the whole form where it has no such field', () => {
  expect(issues([{ path: '/body/car', code: 'invalid' }])).toMatchObject({ problem: 'validation_failed', issues: {} })
})

it('tells from when it can be tried again, by the clock of the edition, where the API says so', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:20Z') })
  onTestFinished(() => void vi.useRealTimers())
  const error = { type: 'x', title: 'x', status: 429, code: 'rate_limited' }
  const refusedFor = (headers: Record<string, string>) =>
    refusalOf(sent, { error, response: Response.json(null, { status: 429, headers }) })?.data
  const soon = refusedFor({ 'retry-after': '90' })
  expect(soon).toMatchObject({ problem: 'rate_limited', from: { day: null, time: '13:02', text: 'errors.from' } })
  expect(refusedFor({})).not.toHaveProperty('from')
  // A time alone would be taken for one of today.
  const hours = (count: number) => refusedFor({ 'retry-after': String(count * 3600) })
  expect(hours(10)).toMatchObject({ from: { day: null, time: '23:01' } })
  expect(hours(11)).toMatchObject({ from: { day: '2026-06-02', time: '00:01', text: 'errors.fromDay' } })
})
