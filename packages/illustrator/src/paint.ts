import type { Color } from '@otosafi/domain/car/vocabulary'

import { clamp, lerp } from './vec.ts'

/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The tones of a paint from its darkest to its brightest. `mirror` (0 to 1) is how much it shows of the sky. */
export type Paint = {
  deep: string
  shade: string
  base: string
  light: string
  highlight: string
  mirror: number
}

/** The paint of each colour that the filter knows. */
export const PAINTS: Record<Color, Paint> = {
  white: { deep: '#6f7b80', shade: '#b4bdc0', base: '#e3e6e4', light: '#f6f6f2', highlight: '#ffffff', mirror: 0.12 },
  black: { deep: '#08090b', shade: '#121417', base: '#1f2327', light: '#3c4349', highlight: '#8d979d', mirror: 0.62 },
  grey: { deep: '#23272b', shade: '#3d4347', base: '#5f676c', light: '#879196', highlight: '#c6cdd0', mirror: 0.34 },
  silver: { deep: '#4c5356', shade: '#80898c', base: '#b3babb', light: '#d6dbdb', highlight: '#f8f9f8', mirror: 0.3 },
  blue: { deep: '#071a38', shade: '#0f3163', base: '#1c5298', light: '#4382c4', highlight: '#b3d3ee', mirror: 0.36 },
  red: { deep: '#3d0609', shade: '#740d12', base: '#b0191d', light: '#d8453f', highlight: '#f8b8a8', mirror: 0.34 },
  green: { deep: '#08231b', shade: '#12402f', base: '#1f6048', light: '#4c8f72', highlight: '#bcdcc9', mirror: 0.36 },
  brown: { deep: '#21130c', shade: '#3f271a', base: '#654330', light: '#946c52', highlight: '#dabfa8', mirror: 0.36 },
  beige: { deep: '#5f5343', shade: '#988a73', base: '#cbbda3', light: '#e6dcc8', highlight: '#fcf8ee', mirror: 0.2 },
  orange: { deep: '#561c05', shade: '#973608', base: '#d65a12', light: '#f0863f', highlight: '#ffd9b3', mirror: 0.3 },
  yellow: { deep: '#664a04', shade: '#ab7f0a', base: '#e5b51d', light: '#f6d456', highlight: '#fff4c4', mirror: 0.24 },
  gold: { deep: '#40331a', shade: '#6e5a30', base: '#a58b52', light: '#cdb57e', highlight: '#f6ead0', mirror: 0.32 },
}

/** The three channels of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` of three channels, rounded and kept in range. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(clamp(channel, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour `t` of the way from `from` to `to`. */
export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)]
}

/** {@link mix} for `#rrggbb`. */
export function mixHex(from: string, to: string, t: number): string {
  return hexOf(mix(rgbOf(from), rgbOf(to), t))
}

type Ramp = readonly (readonly [tone: number, rgb: Rgb])[]

function rampOf(paint: Paint): Ramp {
  return [
    [0, rgbOf(paint.deep)],
    [0.28, rgbOf(paint.shade)],
    [0.55, rgbOf(paint.base)],
    [0.8, rgbOf(paint.light)],
    [1, rgbOf(paint.highlight)],
  ]
}

/** A drawing asks for thousands of tones of one paint. */
const RAMPS = new WeakMap<Paint, Ramp>()

/** The paint's colour at `tone`: 0 is its deep shadow, 0.55 its base, 1 its highlight. */
export function toneOf(paint: Paint, tone: number): Rgb {
  const ramp = RAMPS.get(paint) ?? rampOf(paint)
  RAMPS.set(paint, ramp)
  const at = clamp(tone, 0, 1)
  let above = 1
  while (above < ramp.length - 1 && at > (ramp[above]?.[0] ?? 1)) above += 1
  const [low, dark] = ramp[above - 1] ?? [0, rgbOf(paint.deep)]
  const [high, bright] = ramp[above] ?? [1, rgbOf(paint.highlight)]
  return mix(dark, bright, (at - low) / (high - low))
}
