import { parseTokens, type Tokens } from './parse-tokens.ts'

/** An sRGB colour: each component from 0 to 1, and the same without its alpha in hexadecimal. */
type Colour = { colorSpace: 'srgb'; components: number[]; alpha: number; hex: string }
type Dimension = { value: number; unit: 'px' }
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Dimension> & { color: Colour }

type TypedValue =
  | { $type: 'color'; $value: Colour }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'number'; $value: number }
  | { $type: 'shadow'; $value: Shadow }

/** Name of the extension with the value as `tokens.css` has it, where `$value` cannot say all of it. */
export const CSS_EXTENSION = 'com.otosafi.css'

/** A token in the format of the Design Tokens Community Group (2025.10). */
export type DesignToken = TypedValue & { $extensions?: { [CSS_EXTENSION]: string } }

/** Pixels of a `rem` where the reader has not asked for larger text. */
const REM = 16

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

function readColour(css: string): Colour | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(css)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  const bytes = hex?.slice(1).map((each) => Number.parseInt(each, 16)) ?? rgb?.slice(1, 4).map(Number)
  if (bytes === undefined) return null
  return {
    colorSpace: 'srgb',
    components: bytes.map((each) => rounded(each / 255)),
    alpha: Number(rgb?.[4] ?? 1),
    hex: `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`,
  }
}

function readDimension(css: string): Dimension | null {
  const [, number = '0', unit] = /^(?:0|(-?[\d.]+)(px|rem))$/.exec(css) ?? []
  if (unit === undefined && css !== '0') return null
  return { value: rounded(Number(number) * (unit === 'rem' ? REM : 1)), unit: 'px' }
}

function readShadow(css: string): Shadow | null {
  const [, x = '', y = '', soft = '', paint = ''] = /^(\S+) (\S+) (\S+) (rgb\(.+\))$/.exec(css) ?? []
  const [offsetX, offsetY, blur] = [x, y, soft].map(readDimension)
  const color = readColour(paint)
  if (!offsetX || !offsetY || !blur || !color) return null
  return { color, offsetX, offsetY, blur, spread: { value: 0, unit: 'px' } }
}

/** The typed value of a token, and whether it says less than the CSS. Throws at a value of a kind that is new here. */
function readValue(name: string, css: string): TypedValue & { less: boolean } {
  const color = readColour(css)
  if (color) return { $type: 'color', $value: color, less: false }
  if (/^-?[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css), less: false }
  // A fluid size is given by its maximum, as on a page of full width.
  const dimension = readDimension(/^clamp\(.+, (\S+)\)$/.exec(css)?.[1] ?? css)
  if (dimension) return { $type: 'dimension', $value: dimension, less: !/^\S+px$/.test(css) }
  const [, time] = /^(\d+)ms(?: |$)/.exec(css) ?? []
  if (time !== undefined) {
    return { $type: 'duration', $value: { value: Number(time), unit: 'ms' }, less: css !== `${time}ms` }
  }
  const shadow = readShadow(css)
  if (shadow) return { $type: 'shadow', $value: shadow, less: false }
  if (/^['\w][^()]*,/.test(css)) {
    return {
      $type: 'fontFamily',
      $value: css.split(',').map((family) => family.trim().replaceAll("'", '')),
      less: false,
    }
  }
  throw new Error(`--${name} is ${css}, which design-tokens.ts cannot read`)
}

function readTokens(tokens: Tokens): Record<string, DesignToken> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const css = value.replaceAll(/\s+/g, ' ')
      const { less, ...token } = readValue(name, css)
      return [name, less ? { ...token, $extensions: { [CSS_EXTENSION]: css } } : token]
    }),
  )
}

/**
 * The tokens of `tokens.css` for design tools: every custom property in both schemes, under its own name. Lengths are in
 * pixels, which is what such tools count in.
 */
export function designTokens(css: string): Record<'light' | 'dark', Record<string, DesignToken>> {
  const { light, dark } = parseTokens(css)
  return { light: readTokens(light), dark: readTokens(dark) }
}
