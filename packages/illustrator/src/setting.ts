import { softened } from './outline.ts'
import type { Surroundings } from './shading.ts'
import { ART_HEIGHT, ART_WIDTH, fading, linear, radial, spot, tag } from './svg.ts'
import type { Vec2 } from './vec.ts'

/** A place in which a car stands: what it looks like and what the car reflects of it. */
export type Setting = Surroundings & {
  /** Height of the horizon in the picture. */
  horizonLine: number
  /** Sky or wall from top to horizon. */
  above: readonly [string, string]
  /** Ground from horizon to the lower edge. */
  below: readonly [string, string]
  /** Far things at the horizon: colour and opacity. */
  far: string
  kind: 'showroom' | 'yard' | 'evening' | 'coast'
}

/** One setting for each variant. */
export const SETTINGS: readonly [Setting, Setting, Setting, Setting] = [
  {
    kind: 'showroom',
    horizonLine: 640,
    above: ['#e9e6dd', '#f7f5ef'],
    below: ['#dcd8cd', '#c4bfb2'],
    far: '#2f5d49',
    sky: '#f6f7f4',
    horizon: '#dcdcd4',
    ground: '#8b877c',
  },
  {
    kind: 'yard',
    horizonLine: 610,
    above: ['#cfdfe4', '#f0f1e9'],
    below: ['#cbc3b2', '#b0a794'],
    far: '#6f8b74',
    sky: '#dcebf2',
    horizon: '#f2f0e4',
    ground: '#8d8470',
  },
  {
    kind: 'evening',
    horizonLine: 630,
    above: ['#a9b4bf', '#f3d9b8'],
    below: ['#a99c8f', '#857a70'],
    far: '#5d6470',
    sky: '#cfd7e2',
    horizon: '#fbe2bd',
    ground: '#6d645c',
  },
  {
    kind: 'coast',
    horizonLine: 590,
    above: ['#c4dbe4', '#eef3ee'],
    below: ['#bdb6a8', '#9f988b'],
    far: '#7fa9b0',
    sky: '#d6e9f1',
    horizon: '#eef4f1',
    ground: '#857f73',
  },
]

const box = (x: number, y: number, width: number, height: number): Vec2[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A round far thing, such as a tree's crown: whole up to `edge` (0 to 1) of its radius, then fading out. */
function mounds(list: readonly (readonly [x: number, rx: number, ry: number, opacity: number])[], of: Mounds): string {
  const { id, y, fill, edge } = of
  const gradient = fading(id, [
    [edge, fill],
    [(1 + edge) / 2, fill, 0.6],
    [1, fill, 0],
  ])
  const drawn = list.map(([x, rx, ry, opacity]) =>
    spot(`url(#${id})`, [rx, 0, 0, ry, x, y], { 'fill-opacity': opacity }),
  )
  return gradient + drawn.join('')
}
type Mounds = { id: string; y: number; fill: string; edge: number }

function showroom({ horizonLine, far }: Setting): string {
  const panels = [
    [1090, 560, 0.16],
    [1250, 400, 0.12],
    [-60, 210, 0.1],
  ] as const
  const lamps = [
    [180, 420],
    [820, 480],
  ] as const
  return (
    panels.map(([x, width, opacity]) => softened(box(x, -60, width, horizonLine + 60), far, 12, opacity)).join('') +
    lamps.map(([x, width]) => softened(box(x, 46, width, 16), '#ffffff', 26, 0.95)).join('')
  )
}

function yard({ horizonLine, far }: Setting): string {
  const trees = [
    [60, 225, 155, 0.4],
    [330, 195, 115, 0.56],
    [1180, 215, 125, 0.4],
    [1420, 255, 175, 0.56],
    [1600, 175, 145, 0.4],
  ] as const
  return (
    mounds(trees, { id: 'crown', y: horizonLine - 60, fill: far, edge: 0.76 }) +
    softened(box(-60, horizonLine - 66, 1720, 80), '#e6dcc7', 8, 1)
  )
}

function evening({ horizonLine, far }: Setting): string {
  const blocks = [
    [-60, 210, 110],
    [170, 90, 170],
    [290, 130, 90],
    [470, 80, 140],
    [1000, 120, 100],
    [1160, 90, 190],
    [1290, 150, 130],
    [1480, 180, 90],
  ] as const
  const sun = mounds([[760, 230, 230, 0.9]], { id: 'sun', y: horizonLine - 60, fill: '#ffedcd', edge: 0.3 })
  return (
    sun +
    blocks
      .map(([x, width, height]) => softened(box(x, horizonLine - height, width, height + 20), far, 16, 0.4))
      .join('')
  )
}

function coast({ horizonLine, far }: Setting): string {
  const land: Vec2[] = [
    [1660, horizonLine - 170],
    [1520, horizonLine - 176],
    [1420, horizonLine - 130],
    [1300, horizonLine - 100],
    [1180, horizonLine - 84],
    [1040, horizonLine - 66],
    [980, horizonLine - 50],
    [980, horizonLine + 10],
    [1660, horizonLine + 10],
  ]
  return (
    softened(box(-60, horizonLine - 66, 1720, 80), far, 6, 0.8) +
    softened(box(120, horizonLine - 50, 760, 6), '#ffffff', 12, 0.6) +
    softened(land, '#84957f', 22, 0.8) +
    softened(box(-60, horizonLine - 12, 1720, 14), '#f1ede3', 5, 0.9)
  )
}

const FAR_THINGS = { showroom, yard, evening, coast }

/** SVG of the place behind and below the car; `floorLine` is where the car stands in the picture. */
export function backdrop(setting: Setting, floorLine: number): { definitions: string; content: string } {
  const { horizonLine, above, below } = setting
  const definitions =
    linear(
      'sky',
      [0, 0],
      [0, horizonLine],
      [
        [0, above[0]],
        [1, above[1]],
      ],
    ) +
    linear(
      'floor',
      [0, horizonLine],
      [0, ART_HEIGHT],
      [
        [0, below[0]],
        [0.55, below[1]],
        [1, below[0]],
      ],
    ) +
    radial('pool', [ART_WIDTH / 2, floorLine], 900, [
      [0, '#ffffff', 0.34],
      [1, '#ffffff', 0],
    ])
  const ground = softened(box(-60, horizonLine + 6, ART_WIDTH + 120, ART_HEIGHT), below[0], 8, 1)
  const floor = { y: horizonLine + 6, width: ART_WIDTH, height: ART_HEIGHT - horizonLine }
  const content =
    tag('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: 'url(#sky)' }) +
    FAR_THINGS[setting.kind](setting) +
    ground +
    tag('rect', { ...floor, fill: 'url(#floor)' }) +
    tag('rect', { ...floor, fill: 'url(#pool)' })
  return { definitions, content }
}
