import { describe, expect, it } from 'vitest'

import { COLOUR_PAIRS } from './colour-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { parseTokens } from './parse-tokens.ts'

import tokensCss from './tokens.css?raw'

const styles = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const schemes = parseTokens(tokensCss)

/** The roles of text and ground that one rule of a style sheet sets together. */
function pairsSetTogether(css: string): { front: string; back: string }[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const front = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(body)?.[1]
    const back = /(?:^|[\s;])background(?:-color)?: var\(--([\w-]+)\)/.exec(body)?.[1]
    return front === undefined || back === undefined ? [] : [{ front, back }]
  })
}

describe('contrast', () => {
  it('is computed as WCAG 2.2 does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
    expect(() => contrastRatio('red', '#ffffff')).toThrow('red')
  })

  it.each(['light', 'dark'] as const)('suffices for every pair of colour roles in the %s scheme', (scheme) => {
    const tokens = schemes[scheme]
    const poor = COLOUR_PAIRS.map(({ front, back, least }) => ({
      pair: `${front} on ${back}`,
      ratio: contrastRatio(tokens[front] ?? '', tokens[back] ?? ''),
      least,
    })).filter(({ ratio, least }) => ratio < least)
    expect(poor).toEqual([])
  })

  it('is promised for every pair that a component sets', () => {
    const promised = new Set(COLOUR_PAIRS.map(({ front, back }) => `${front} on ${back}`))
    const set = Object.values(styles).flatMap(pairsSetTogether)
    expect(set.length).toBeGreaterThan(5)
    expect(set.map(({ front, back }) => `${front} on ${back}`).filter((pair) => !promised.has(pair))).toEqual([])
  })
})

describe('tokens', () => {
  it('define every custom property that a style refers to', () => {
    // A component may hand its style a number of its own through the element's style.
    const own = (source: string) => [...source.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)
    const defined = new Set([...Object.values(styles), ...Object.values(components)].flatMap(own))
    const used = Object.entries(styles).flatMap(([path, css]) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ path, name })),
    )
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
  })

  it('give the dark scheme a value of its own for every ground and text', () => {
    const roles = [...new Set(COLOUR_PAIRS.flatMap(({ front, back }) => [front, back]))]
    const same = roles.filter((role) => schemes.light[role] === schemes.dark[role])
    // Saffron means "bound to time" in both schemes and carries the same dark words.
    expect(same).toEqual(['accent-ink', 'accent'])
  })
})
