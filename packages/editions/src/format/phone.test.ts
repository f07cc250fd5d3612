import { describe, expect, it } from 'vitest'

import { EDITIONS } from '../registry.ts'
import { formatPhone } from './phone.ts'

describe.each(Object.values(EDITIONS).filter(({ phone }) => phone.callingCode !== null))('$id', ({ phone }) => {
  it('writes its own example as it stands', () => {
    const digits = phone.example.replaceAll(' ', '')
    const national = phone.trunk === null ? digits : digits.slice(phone.trunk.length)
    expect(formatPhone(`+${phone.callingCode}${national}`, phone)).toBe(phone.example.replaceAll(' ', '\u00a0'))
  })

  it('leaves alone what is not of the country or has another length', () => {
    expect(formatPhone('+4915112345678', phone)).toBe('+4915112345678')
    expect(formatPhone(`+${phone.callingCode}1`, phone)).toBe(`+${phone.callingCode}1`)
  })
})

it('groups a Moroccan number by pairs', () => {
  expect(formatPhone('+212661000101', EDITIONS.ma.phone)).toBe('06\u00a061\u00a000\u00a001\u00a001')
})
