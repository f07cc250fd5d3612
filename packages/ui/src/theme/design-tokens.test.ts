import { describe, expect, it } from 'vitest'

import { CSS_EXTENSION, type DesignToken, designTokens } from './design-tokens.ts'
import { parseTokens } from './parse-tokens.ts'

import tokensCss from './tokens.css?raw'

const made = designTokens(tokensCss)
const written = parseTokens(tokensCss)

type Of<Type> = Extract<DesignToken, { $type: Type }>['$value']

function colourCss({ components, alpha, hex }: Of<'color'>): string {
  const bytes = components.map((each) => Math.round(each * 255))
  const sixDigits = `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`
  expect(hex).toBe(sixDigits)
  return alpha === 1 ? sixDigits : `rgb(${bytes.join(' ')} / ${alpha})`
}

const lengthCss = ({ value, unit }: Of<'dimension'>) => (value === 0 ? '0' : `${value}${unit}`)

/** The CSS that a token stands for, as a tool would write it that reads `$value` and the extension. */
function tokenCss(token: DesignToken): string {
  const own = token.$extensions?.[CSS_EXTENSION]
  if (own !== undefined) return own
  switch (token.$type) {
    case 'color':
      return colourCss(token.$value)
    case 'dimension':
      return lengthCss(token.$value)
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`
    case 'fontFamily':
      return token.$value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ')
    case 'shadow': {
      const { offsetX, offsetY, blur, color } = token.$value
      return `${[offsetX, offsetY, blur].map(lengthCss).join(' ')} ${colourCss(color)}`
    }
    default:
      return String(token.$value)
  }
}

describe.each(['light', 'dark'] as const)('the %s design tokens', (scheme) => {
  it('are the custom properties of tokens.css, all of them', () => {
    const declared = new Set([...tokensCss.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name))
    expect(declared.size).toBeGreaterThan(30)
    expect(new Set(Object.keys(made[scheme]))).toEqual(declared)
  })

  it('come back as the CSS that they were made from', () => {
    const back = Object.entries(made[scheme]).map(([name, token]) => [name, tokenCss(token)])
    const before = Object.entries(written[scheme]).map(([name, css]) => [name, css.replaceAll(/\s+/g, ' ')])
    expect(back).toEqual(before)
  })
})

describe('a design token', () => {
  /** The token of one made value. */
  const read = (css: string) =>
    designTokens(`:root { --it: ${css}; } @media (prefers-color-scheme: dark) {}`).light['it']

  it.each([
    ['17px', { $type: 'dimension', $value: { value: 17, unit: 'px' } }],
    ['90ms', { $type: 'duration', $value: { value: 90, unit: 'ms' } }],
    ['1.5', { $type: 'number', $value: 1.5 }],
    ["'Readex Pro', serif", { $type: 'fontFamily', $value: ['Readex Pro', 'serif'] }],
    [
      'rgb(255 0 51 / 0.5)',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0.2], alpha: 0.5, hex: '#ff0033' } },
    ],
  ])('says all of %s', (css, token) => {
    expect(read(css)).toEqual(token)
  })

  it.each([
    ['0.8125rem', { $type: 'dimension', $value: { value: 13, unit: 'px' } }],
    ['clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', { $type: 'dimension', $value: { value: 24, unit: 'px' } }],
    ['clamp(16px, 4vw, 32px)', { $type: 'dimension', $value: { value: 32, unit: 'px' } }],
    ['160ms cubic-bezier(0.2, 0, 0, 1)', { $type: 'duration', $value: { value: 160, unit: 'ms' } }],
  ])('says a plain value of %s, and keeps the rest', (css, token) => {
    expect(read(css)).toEqual({ ...token, $extensions: { [CSS_EXTENSION]: css } })
  })

  it('is not made of a value that cannot be read', () => {
    expect(() => read('var(--other)')).toThrow('--it is var(--other)')
    expect(() => read('12vw')).toThrow('--it is 12vw')
  })
})
