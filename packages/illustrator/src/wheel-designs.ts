import type { Vec2 } from './vec.ts'

/** A spoke as (radius share, angle in turns of the spoke's own sector) and how many of them there are. */
export type WheelDesign = {
  count: number
  spoke: readonly Vec2[]
  face: string
  shade: string
  /** Whether the face is a whole disc and the `spoke` a hole in it. */
  disc?: boolean
}

/** Broad at the hub and at the rim. */
const STRAIGHT: Vec2[] = [
  [0.1, -0.3],
  [0.4, -0.13],
  [0.7, -0.24],
  [0.7, 0.24],
  [0.4, 0.13],
  [0.1, 0.3],
]
const SLOT: Vec2[] = [
  [0.46, -0.2],
  [0.6, -0.2],
  [0.6, 0.2],
  [0.46, 0.2],
]

export const WHEELS = {
  ten: {
    count: 10,
    spoke: [
      [0.12, -0.2],
      [0.7, -0.3],
      [0.7, 0.04],
      [0.12, 0.18],
    ],
    face: '#dfe3e3',
    shade: '#7d8588',
  },
  five: { count: 5, spoke: STRAIGHT, face: '#d3d8d9', shade: '#697175' },
  twisted: {
    count: 7,
    spoke: [
      [0.12, -0.26],
      [0.42, -0.2],
      [0.7, 0.06],
      [0.7, 0.38],
      [0.42, 0.06],
      [0.12, 0.26],
    ],
    face: '#cfd4d5',
    shade: '#5f676b',
  },
  fine: {
    count: 14,
    spoke: [
      [0.12, -0.3],
      [0.7, -0.2],
      [0.7, 0.2],
      [0.12, 0.3],
    ],
    face: '#e3e6e5',
    shade: '#868e91',
  },
  /** Six stout spokes, as off-road cars have them. */
  six: {
    count: 6,
    spoke: [
      [0.1, -0.34],
      [0.7, -0.3],
      [0.7, 0.3],
      [0.1, 0.34],
    ],
    face: '#c9cecf',
    shade: '#6d7578',
  },
  /** Spokes that fork towards the rim. */
  forked: {
    count: 5,
    spoke: [
      [0.1, -0.2],
      [0.42, -0.16],
      [0.7, -0.34],
      [0.7, -0.14],
      [0.5, 0],
      [0.7, 0.14],
      [0.7, 0.34],
      [0.42, 0.16],
      [0.1, 0.2],
    ],
    face: '#dce0e0',
    shade: '#747c80',
  },
  dark: { count: 5, spoke: STRAIGHT, face: '#5a6165', shade: '#24292c' },
  /** A plastic cap over a steel wheel. */
  cap: { count: 7, spoke: SLOT, face: '#d7dbdb', shade: '#8b9295', disc: true },
  steel: { count: 10, spoke: SLOT, face: '#868d90', shade: '#3d4447', disc: true },
  /** Nearly closed, as electric cars have them. */
  blades: {
    count: 5,
    spoke: [
      [0.3, -0.05],
      [0.66, 0.02],
      [0.66, 0.2],
      [0.3, 0.12],
    ],
    face: '#cdd3d4',
    shade: '#697175',
    disc: true,
  },
} satisfies Record<string, WheelDesign>

export type WheelName = keyof typeof WHEELS
