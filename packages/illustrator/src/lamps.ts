import { circle, upright } from './face-outlines.ts'
import type { Vec2 } from './vec.ts'

/** The viewer's-side headlamp in (c, v) of the front end (see `GrilleDesign`), its light sources, its daytime light, and a light that runs on outside of it. */
export type LampDesign = {
  edge: readonly Vec2[]
  eyes: readonly Vec2[]
  /** Whether its inside is dark. */
  dark?: boolean
  /** Radius of a light source in metres. */
  eye?: number
  brow: readonly Vec2[]
  light?: readonly Vec2[]
}

export const LAMPS = {
  swept: {
    edge: [
      [0.41, 0.85],
      [0.68, 0.91],
      [1.1, 0.97],
      [1.2, 0.93],
      [1.02, 0.78],
      [0.7, 0.71],
      [0.46, 0.72],
    ],
    eyes: [
      [0.56, 0.8],
      [0.74, 0.82],
    ],
    brow: [
      [0.42, 0.74],
      [0.7, 0.735],
      [1.0, 0.8],
      [1.16, 0.93],
    ],
  },
  block: {
    edge: [
      [0.43, 0.91],
      [0.75, 0.94],
      [1.08, 0.97],
      [1.12, 0.78],
      [0.9, 0.67],
      [0.45, 0.66],
    ],
    eyes: [
      [0.58, 0.79],
      [0.8, 0.81],
    ],
    brow: [
      [0.46, 0.89],
      [0.76, 0.915],
      [1.05, 0.94],
      [1.08, 0.8],
    ],
  },
  almond: {
    edge: [
      [0.5, 0.84],
      [0.66, 0.93],
      [0.92, 0.98],
      [1.1, 0.92],
      [1.04, 0.76],
      [0.82, 0.67],
      [0.58, 0.68],
    ],
    eyes: [[0.72, 0.82]],
    brow: [
      [0.52, 0.76],
      [0.64, 0.7],
      [0.84, 0.69],
      [1.02, 0.78],
    ],
  },
  blade: {
    edge: [
      [0.43, 0.86],
      [0.7, 0.93],
      [1.18, 0.97],
      [1.22, 0.92],
      [0.98, 0.8],
      [0.7, 0.76],
      [0.49, 0.76],
    ],
    dark: true,
    eyes: [
      [0.6, 0.83],
      [0.78, 0.86],
    ],
    brow: [
      [0.44, 0.85],
      [0.72, 0.905],
      [1.16, 0.95],
    ],
  },
  round: { edge: circle([0.7, 0.8], 0.17, 0.135), eyes: [[0.7, 0.8]], eye: 0.085, brow: [] },
  /** Round, with a second, smaller round below. */
  pair: {
    edge: circle([0.68, 0.84], 0.16, 0.13),
    eyes: [[0.68, 0.84]],
    eye: 0.08,
    brow: [],
    light: [
      [0.6, 0.6],
      [0.74, 0.6],
    ],
  },
  /** Two large rounds under one glass. */
  twin: {
    edge: [
      [0.42, 0.88],
      [0.76, 0.93],
      [1.14, 0.98],
      [1.12, 0.8],
      [0.86, 0.69],
      [0.46, 0.71],
    ],
    dark: true,
    eyes: [
      [0.57, 0.8],
      [0.8, 0.825],
    ],
    eye: 0.075,
    brow: [],
  },
  oval: {
    edge: circle([0.76, 0.8], 0.2, 0.16).map(([c, v]): Vec2 => [c, v + (c - 0.76) * 0.25]),
    eyes: [[0.76, 0.8]],
    eye: 0.085,
    brow: [],
  },
  box: { edge: upright(0.5, 1.02, 0.62, 0.92), eyes: [[0.62, 0.77]], eye: 0.075, brow: [] },
  slit: {
    edge: [
      [0.46, 0.88],
      [0.8, 0.93],
      [1.18, 0.98],
      [1.2, 0.92],
      [0.86, 0.82],
      [0.48, 0.79],
    ],
    dark: true,
    eyes: [
      [0.62, 0.84],
      [0.8, 0.87],
    ],
    eye: 0.045,
    brow: [
      [0.47, 0.8],
      [0.86, 0.83],
      [1.18, 0.93],
    ],
  },
  /** The daytime light runs out of the lamp and hooks back under it. */
  hook: {
    edge: [
      [0.45, 0.87],
      [0.76, 0.93],
      [1.16, 0.98],
      [1.18, 0.9],
      [0.92, 0.76],
      [0.5, 0.74],
    ],
    dark: true,
    eyes: [
      [0.6, 0.81],
      [0.8, 0.84],
    ],
    brow: [],
    light: [
      [0.98, 0.8],
      [0.92, 0.64],
      [0.82, 0.53],
      [0.62, 0.5],
    ],
  },
  /** A bracket of light around the outer end. */
  bracket: {
    edge: [
      [0.5, 0.9],
      [0.8, 0.93],
      [1.1, 0.96],
      [1.1, 0.68],
      [0.84, 0.63],
      [0.5, 0.65],
    ],
    eyes: [
      [0.62, 0.77],
      [0.84, 0.79],
    ],
    brow: [
      [0.56, 0.88],
      [0.94, 0.92],
      [0.94, 0.68],
      [0.56, 0.67],
    ],
  },
  /** A narrow lamp with an upright light below its outer end. */
  fang: {
    edge: [
      [0.48, 0.88],
      [0.84, 0.95],
      [1.2, 0.99],
      [1.18, 0.9],
      [0.92, 0.8],
      [0.52, 0.78],
    ],
    dark: true,
    eyes: [
      [0.64, 0.84],
      [0.82, 0.87],
    ],
    eye: 0.05,
    brow: [],
    light: [
      [0.9, 0.8],
      [0.88, 0.58],
      [0.84, 0.36],
    ],
  },
  /** The main lamp stands low, under a thin daytime light. */
  split: {
    edge: [
      [0.62, 0.66],
      [0.96, 0.7],
      [1.02, 0.5],
      [0.7, 0.42],
      [0.6, 0.5],
    ],
    dark: true,
    eyes: [
      [0.72, 0.56],
      [0.88, 0.6],
    ],
    eye: 0.05,
    brow: [],
    light: [
      [0.44, 0.87],
      [0.76, 0.9],
      [1.14, 0.97],
    ],
  },
  /** A dotted wing of light within a dark grille. */
  wing: {
    edge: [
      [0.66, 0.56],
      [0.92, 0.6],
      [0.98, 0.42],
      [0.72, 0.36],
    ],
    dark: true,
    eyes: [[0.82, 0.49]],
    eye: 0.05,
    brow: [],
    light: [
      [0.36, 0.8],
      [0.58, 0.72],
      [0.74, 0.82],
      [1.1, 0.94],
    ],
  },
  /** High, pulled back over the wing. */
  tall: {
    edge: [
      [0.54, 0.78],
      [0.66, 0.92],
      [1.12, 1.0],
      [1.2, 0.94],
      [1.0, 0.72],
      [0.62, 0.62],
    ],
    eyes: [
      [0.7, 0.77],
      [0.86, 0.85],
    ],
    eye: 0.06,
    brow: [
      [0.58, 0.66],
      [0.94, 0.76],
      [1.16, 0.93],
    ],
  },
} satisfies Record<string, LampDesign>

export type LampName = keyof typeof LAMPS
