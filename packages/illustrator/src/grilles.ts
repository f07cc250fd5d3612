import { mirrored, upright } from './face-outlines.ts'
import type { Vec2 } from './vec.ts'

/** Outlines and lines in (c, v): c from the middle (0) to the flank (1), v from the lower edge (0) to the hood (1). */
export type GrilleDesign = {
  panels: readonly (readonly Vec2[])[]
  mesh: 'bars' | 'slats' | 'net' | 'none'
  /** Width of the bright frame in picture units. */
  trim: number
  /** A broad bright line across the grille. */
  chrome?: readonly Vec2[]
  /** Height and radius (metres) of the round emblem in the middle, of no real make. */
  emblem: readonly [height: number, radius: number]
}

const half: Vec2[] = [
  [0.05, 0.92],
  [0.35, 0.9],
  [0.33, 0.58],
  [0.07, 0.58],
]

export const GRILLES = {
  arched: {
    panels: [mirrored([0, 0.89], [0.42, 0.87], [0.4, 0.66], [0.3, 0.57])],
    mesh: 'bars',
    trim: 6,
    emblem: [0.72, 0.042],
  },
  upright: { panels: [mirrored([0.46, 0.91], [0.46, 0.64])], mesh: 'slats', trim: 7, emblem: [0.77, 0.042] },
  narrow: { panels: [mirrored([0, 0.85], [0.52, 0.83], [0.46, 0.72])], mesh: 'bars', trim: 5, emblem: [0.78, 0.042] },
  deep: { panels: [mirrored([0.3, 0.9], [0.45, 0.66], [0.38, 0.36])], mesh: 'net', trim: 6, emblem: [0.76, 0.042] },
  /** A broad band between the lamps with two bright bars. */
  band: { panels: [mirrored([0.54, 0.88], [0.5, 0.63])], mesh: 'bars', trim: 3, emblem: [0.755, 0.05] },
  /** A dark mask over the whole width. */
  mask: { panels: [mirrored([0.66, 0.92], [0.62, 0.7], [0.5, 0.44])], mesh: 'net', trim: 0, emblem: [0.8, 0.045] },
  slim: { panels: [mirrored([0.47, 0.88], [0.46, 0.78])], mesh: 'bars', trim: 4, emblem: [0.83, 0.05] },
  /** One tall frame from the hood to below the plate. */
  frame: { panels: [mirrored([0.34, 0.9], [0.42, 0.66], [0.3, 0.26])], mesh: 'bars', trim: 8, emblem: [0.78, 0.04] },
  /** Two upright halves. */
  halves: {
    panels: [half, half.map(([c, v]): Vec2 => [-c, v]).toReversed()],
    mesh: 'slats',
    trim: 7,
    emblem: [0.97, 0.03],
  },
  spindle: { panels: [mirrored([0.36, 0.92], [0.26, 0.66], [0.52, 0.16])], mesh: 'net', trim: 8, emblem: [0.72, 0.04] },
  /** Two bars with a large round in the middle. */
  star: {
    panels: [mirrored([0.44, 0.88], [0.4, 0.62], [0.32, 0.52])],
    mesh: 'none',
    trim: 8,
    chrome: [
      [-0.4, 0.7],
      [0.4, 0.7],
    ],
    emblem: [0.7, 0.085],
  },
  slots: {
    panels: [-2, -1, 0, 1, 2].map((at) => upright(at * 0.17 - 0.055, at * 0.17 + 0.055, 0.56, 0.9)),
    mesh: 'none',
    trim: 2,
    emblem: [0.97, 0],
  },
  /** Narrow and pinched in the middle. */
  pinched: {
    panels: [mirrored([0.09, 0.82], [0.52, 0.88], [0.47, 0.68], [0.08, 0.72])],
    mesh: 'net',
    trim: 8,
    emblem: [0.94, 0.045],
  },
  /** A large hexagon. */
  cascade: {
    panels: [mirrored([0.36, 0.86], [0.48, 0.64], [0.34, 0.34])],
    mesh: 'bars',
    trim: 7,
    emblem: [0.8, 0.045],
  },
  vee: {
    panels: [mirrored([0.42, 0.9], [0.38, 0.6], [0.22, 0.4])],
    mesh: 'net',
    trim: 0,
    chrome: [
      [-0.36, 0.9],
      [-0.17, 0.5],
      [0.17, 0.5],
      [0.36, 0.9],
    ],
    emblem: [0.76, 0.055],
  },
  /** A high trapezoid with heavy bars. */
  truck: { panels: [mirrored([0.46, 0.93], [0.5, 0.76], [0.38, 0.36])], mesh: 'bars', trim: 11, emblem: [0.7, 0.05] },
  block: { panels: [mirrored([0.5, 0.93], [0.48, 0.58])], mesh: 'slats', trim: 12, emblem: [0.76, 0.055] },
  hexagon: {
    panels: [mirrored([0.36, 0.84], [0.45, 0.68], [0.37, 0.46])],
    mesh: 'bars',
    trim: 7,
    emblem: [0.94, 0.035],
  },
  /** Low, below a closed nose. */
  mouth: { panels: [mirrored([0.4, 0.64], [0.52, 0.44], [0.44, 0.2])], mesh: 'net', trim: 3, emblem: [0.84, 0.05] },
  /** Wide without a frame, fading into the bumper. */
  studs: { panels: [mirrored([0.42, 0.88], [0.54, 0.58], [0.42, 0.34])], mesh: 'net', trim: 2, emblem: [0.72, 0.055] },
  chevrons: {
    panels: [mirrored([0.5, 0.89], [0.48, 0.76])],
    mesh: 'none',
    trim: 5,
    chrome: [
      [-0.5, 0.82],
      [0, 0.84],
      [0.5, 0.82],
    ],
    emblem: [0.84, 0.05],
  },
  smile: {
    panels: [],
    mesh: 'none',
    trim: 0,
    chrome: [
      [-0.36, 0.76],
      [-0.12, 0.74],
      [0.12, 0.74],
      [0.36, 0.76],
    ],
    emblem: [0.77, 0.055],
  },
  /** Round-cornered, low, with a heavy frame. */
  round: {
    panels: [mirrored([0.3, 0.7], [0.42, 0.64], [0.42, 0.42], [0.3, 0.34])],
    mesh: 'bars',
    trim: 10,
    emblem: [0.9, 0.04],
  },
  closed: { panels: [], mesh: 'none', trim: 0, emblem: [0.8, 0.055] },
} satisfies Record<string, GrilleDesign>

export type GrilleName = keyof typeof GRILLES
