import type { Vec2 } from './vec.ts'

/** The look of a front end in (c, v): c from the middle (0) to the flank (1), v from the lower edge (0) to the hood (1). */
export type FaceDesign = {
  grille: readonly Vec2[]
  mesh: 'bars' | 'slats' | 'net'
  /** Width of the grille's bright frame in picture units. */
  trim: number
  /** The viewer's-side headlamp, its light sources and its daytime light. */
  lamp: readonly Vec2[]
  eyes: readonly Vec2[]
  brow: readonly Vec2[]
  intake: readonly Vec2[]
  fog: readonly Vec2[]
  /** Lower edge of the number plate. */
  plate: number
  /** Height of the round mark in the middle. */
  mark: number
}

/** One face for each variant. */
export const FACES: readonly [FaceDesign, FaceDesign, FaceDesign, FaceDesign] = [
  {
    grille: [
      [-0.42, 0.87],
      [0, 0.89],
      [0.42, 0.87],
      [0.4, 0.66],
      [0.3, 0.57],
      [-0.3, 0.57],
      [-0.4, 0.66],
    ],
    mesh: 'bars',
    trim: 6,
    lamp: [
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
    intake: [
      [-0.56, 0.33],
      [0.56, 0.33],
      [0.46, 0.12],
      [-0.46, 0.12],
    ],
    fog: [
      [0.58, 0.38],
      [0.86, 0.42],
      [0.82, 0.22],
      [0.56, 0.2],
    ],
    plate: 0.4,
    mark: 0.72,
  },
  {
    grille: [
      [-0.46, 0.91],
      [0.46, 0.91],
      [0.46, 0.64],
      [-0.46, 0.64],
    ],
    mesh: 'slats',
    trim: 7,
    lamp: [
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
    intake: [
      [-0.6, 0.35],
      [0.6, 0.35],
      [0.52, 0.18],
      [-0.52, 0.18],
    ],
    fog: [
      [0.62, 0.42],
      [0.84, 0.44],
      [0.84, 0.26],
      [0.6, 0.24],
    ],
    plate: 0.43,
    mark: 0.77,
  },
  {
    grille: [
      [-0.52, 0.83],
      [0, 0.85],
      [0.52, 0.83],
      [0.46, 0.72],
      [-0.46, 0.72],
    ],
    mesh: 'bars',
    trim: 5,
    lamp: [
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
    intake: [
      [-0.56, 0.42],
      [0.56, 0.42],
      [0.64, 0.28],
      [0.52, 0.1],
      [-0.52, 0.1],
      [-0.64, 0.28],
    ],
    fog: [
      [0.7, 0.36],
      [0.88, 0.4],
      [0.86, 0.24],
      [0.68, 0.2],
    ],
    plate: 0.47,
    mark: 0.78,
  },
  {
    grille: [
      [-0.3, 0.9],
      [0.3, 0.9],
      [0.45, 0.66],
      [0.38, 0.36],
      [-0.38, 0.36],
      [-0.45, 0.66],
    ],
    mesh: 'net',
    trim: 6,
    lamp: [
      [0.43, 0.86],
      [0.7, 0.93],
      [1.18, 0.97],
      [1.22, 0.92],
      [0.98, 0.8],
      [0.7, 0.76],
      [0.49, 0.76],
    ],
    eyes: [
      [0.6, 0.83],
      [0.78, 0.86],
    ],
    brow: [
      [0.44, 0.85],
      [0.72, 0.905],
      [1.16, 0.95],
    ],
    intake: [
      [-0.56, 0.27],
      [0.56, 0.27],
      [0.48, 0.1],
      [-0.48, 0.1],
    ],
    fog: [
      [0.6, 0.58],
      [0.72, 0.62],
      [0.86, 0.3],
      [0.62, 0.24],
    ],
    plate: 0.4,
    mark: 0.76,
  },
]
