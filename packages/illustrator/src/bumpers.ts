import { circle, mirrored } from './face-outlines.ts'
import type { Vec2 } from './vec.ts'

/** In (c, v) of the front end (see `GrilleDesign`): air intake, fog lamp on the viewer's side, and the lower edge of the number plate. */
export type BumperDesign = { intake: readonly Vec2[]; fog: readonly Vec2[]; plate: number }

export const BUMPERS = {
  smooth: {
    intake: mirrored([0.56, 0.33], [0.46, 0.12]),
    fog: [
      [0.58, 0.38],
      [0.86, 0.42],
      [0.82, 0.22],
      [0.56, 0.2],
    ],
    plate: 0.4,
  },
  square: {
    intake: mirrored([0.6, 0.35], [0.52, 0.18]),
    fog: [
      [0.62, 0.42],
      [0.84, 0.44],
      [0.84, 0.26],
      [0.6, 0.24],
    ],
    plate: 0.43,
  },
  open: {
    intake: mirrored([0.56, 0.42], [0.64, 0.28], [0.52, 0.1]),
    fog: [
      [0.7, 0.36],
      [0.88, 0.4],
      [0.86, 0.24],
      [0.68, 0.2],
    ],
    plate: 0.47,
  },
  hollow: {
    intake: mirrored([0.56, 0.27], [0.48, 0.1]),
    fog: [
      [0.6, 0.58],
      [0.72, 0.62],
      [0.86, 0.3],
      [0.62, 0.24],
    ],
    plate: 0.4,
  },
  /** A slot, and small round fog lamps. */
  plain: { intake: mirrored([0.4, 0.26], [0.36, 0.14]), fog: circle([0.74, 0.3], 0.09, 0.065), plate: 0.36 },
  /** Large dark corners under the lamps. */
  sport: {
    intake: mirrored([0.44, 0.3], [0.5, 0.08]),
    fog: [
      [0.62, 0.5],
      [0.98, 0.46],
      [0.92, 0.16],
      [0.56, 0.1],
    ],
    plate: 0.34,
  },
} satisfies Record<string, BumperDesign>

export type BumperName = keyof typeof BUMPERS
