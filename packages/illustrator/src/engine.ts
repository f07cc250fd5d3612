import type { CarArtSpec } from './art-key.ts'
import { PAINTS, mixHex } from './paint.ts'
import { linear, picture, radial, tag } from './svg.ts'

const path = (d: string, fill: string, more = {}): string => tag('path', { d, fill, ...more })
const box = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = {}): string =>
  tag('rect', { x, y, width, height, rx, fill, ...more })
const round = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more })

function hose(d: string, width: number, color = '#17191b'): string {
  const more = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return (
    path(d, 'none', { stroke: '#050606', 'stroke-width': width + 8, ...more }) +
    path(d, 'none', { stroke: color, 'stroke-width': width, ...more }) +
    path(d, 'none', {
      stroke: '#fff',
      'stroke-width': width / 6,
      opacity: 0.2,
      ...more,
      transform: `translate(${-width / 6} ${-width / 5})`,
    })
  )
}

function cap(cx: number, cy: number, r: number, color: string): string {
  return (
    round(cx, cy + 6, r + 6, '#000', { opacity: 0.4 }) +
    round(cx, cy, r, color) +
    round(cx, cy, r * 0.7, mixHex(color, '#ffffff', 0.18)) +
    box(cx - r * 0.55, cy - r * 0.14, r * 1.1, r * 0.28, 4, mixHex(color, '#000000', 0.25))
  )
}

function tower(cx: number, color: string): string {
  return (
    round(cx, 470, 118, mixHex(color, '#000000', 0.45)) +
    round(cx, 466, 104, mixHex(color, '#000000', 0.2)) +
    round(cx, 466, 62, '#1b1e20') +
    round(cx, 466, 40, '#8d9698') +
    round(cx, 466, 20, '#3a4043') +
    [0, 120, 240]
      .map((turn) => tag('g', { transform: `rotate(${turn} ${cx} 466)` }, round(cx, 384, 13, '#c3cacb')))
      .join('')
  )
}

/** The plastic cover of the engine; ribs and colour differ by variant. */
function cover(variant: number): string {
  const accents = ['#b9c2c4', '#a3302a', '#5f8fae', '#c9a24a']
  const accent = accents[variant] ?? accents[0] ?? '#b9c2c4'
  const ribs = [0, 1, 2, 3]
    .map((i) => box(640 + i * 92, 452, 56, 250, 20, '#1b1e20') + box(648 + i * 92, 458, 10, 236, 5, '#4c5457'))
    .join('')
  return (
    path('M560 400Q560 360 604 356H1010Q1056 360 1056 404L1076 760Q1076 800 1030 804H590Q544 800 544 760z', '#000', {
      opacity: 0.5,
      transform: 'translate(0 16)',
    }) +
    path(
      'M560 400Q560 360 604 356H1010Q1056 360 1056 404L1076 760Q1076 800 1030 804H590Q544 800 544 760z',
      'url(#cover)',
    ) +
    ribs +
    path('M582 404Q584 380 606 378H1006Q1030 380 1032 404', 'none', { stroke: '#7d878a', 'stroke-width': 5 }) +
    box(632, 724, 360, 44, 10, accent) +
    box(632, 724, 360, 14, 7, '#fff', { opacity: 0.35 }) +
    [590, 1030].map((x) => round(x, 770, 13, '#8f989a')).join('') +
    cap(1000, 420, 34, '#22262a')
  )
}

/** The inverter of an electric car on top of its motor, with the orange cables of the high voltage. */
function inverter(variant: number): string {
  const accent = ['#2f6fae', '#1f6048', '#5f8fae', '#8d9698'][variant] ?? '#2f6fae'
  const fins = Array.from({ length: 13 }, (_, i) => box(596 + i * 33, 432, 14, 190, 7, '#6a7376')).join('')
  const bolts = [
    [556, 398],
    [1044, 398],
    [556, 656],
    [1044, 656],
  ] as const
  const windings = Array.from({ length: 9 }, (_, i) => box(596 + i * 46, 700, 18, 150, 8, '#4c5457')).join('')
  return (
    box(556, 684, 488, 182, 90, '#000', { opacity: 0.5 }) +
    box(560, 672, 480, 178, 84, '#8d9698') +
    windings +
    box(560, 690, 480, 20, 10, '#fff', { opacity: 0.25 }) +
    box(520, 372, 560, 320, 26, '#000', { opacity: 0.5 }) +
    box(526, 362, 548, 316, 24, 'url(#cover)', { stroke: '#7d878a', 'stroke-width': 4 }) +
    fins +
    box(590, 640, 420, 18, 9, accent) +
    bolts.map(([x, y]) => round(x, y, 13, '#c3cacb') + round(x, y, 6, '#5d6669')).join('') +
    hose('M526 470C430 470 400 540 392 640S420 800 470 820S540 800 560 770', 30, '#e0701a') +
    hose('M526 540C470 540 450 590 448 650S470 740 500 750S540 740 560 730', 30, '#e0701a') +
    hose('M1074 600C1110 600 1130 640 1150 690', 24, '#e0701a') +
    box(498, 446, 44, 48, 8, '#e0701a') +
    box(498, 516, 44, 48, 8, '#e0701a') +
    path('M1000 470L964 540H990L976 600L1026 520H998L1014 470z', '#f2b544')
  )
}

/** SVG of what is under the open hood, between wings in the car's own paint: an engine, or an inverter on its motor. */
export function drawEngine(spec: Extract<CarArtSpec, { view: 'engine' }>): string {
  const paint = PAINTS[spec.color]
  const definitions =
    linear(
      'cover',
      [0, 350],
      [0, 810],
      [
        [0, '#4a5154'],
        [0.3, '#2e3336'],
        [1, '#1a1d1f'],
      ],
    ) +
    linear(
      'wingl',
      [0, 0],
      [250, 0],
      [
        [0, paint.shade],
        [0.55, paint.base],
        [0.85, paint.light],
        [1, paint.highlight],
      ],
    ) +
    linear(
      'wingr',
      [1600, 0],
      [1350, 0],
      [
        [0, paint.shade],
        [0.55, paint.base],
        [0.85, paint.light],
        [1, paint.highlight],
      ],
    ) +
    linear(
      'front',
      [0, 960],
      [0, 1200],
      [
        [0, paint.highlight],
        [0.2, paint.light],
        [0.6, paint.base],
        [1, paint.shade],
      ],
    ) +
    linear(
      'tank',
      [0, 620],
      [0, 860],
      [
        [0, '#f4f3ea'],
        [1, '#c9c8bb'],
      ],
    ) +
    radial('gloom', [800, 600], 1000, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.42],
    ])
  const bay =
    box(0, 0, 1600, 1200, 0, '#1b1e20') +
    box(180, 0, 1240, 260, 0, '#24282a') +
    path('M200 210C500 170 1100 170 1400 210V262C1100 224 500 224 200 262z', '#34393c') +
    box(250, 262, 1100, 640, 40, '#101213') +
    path('M250 300H1350V330H250z', mixHex(paint.base, '#000000', 0.5), { opacity: 0.6 })
  const wings =
    path('M-10 -10H150C190 300 220 640 262 980L-10 1060z', 'url(#wingl)') +
    path('M1610 -10H1450C1410 300 1380 640 1338 980L1610 1060z', 'url(#wingr)') +
    path('M150 -10C190 300 220 640 262 980', 'none', { stroke: '#0a0b0c', 'stroke-width': 16 }) +
    path('M1450 -10C1410 300 1380 640 1338 980', 'none', { stroke: '#0a0b0c', 'stroke-width': 16 })
  const front =
    box(262, 872, 1076, 80, 16, '#17191b', { stroke: '#3d4447', 'stroke-width': 4 }) +
    Array.from({ length: 26 }, (_, i) => box(286 + i * 40, 884, 22, 56, 4, '#2a2f31')).join('') +
    path('M-10 1050C300 960 1300 960 1610 1050V1210H-10z', 'url(#front)') +
    path('M-10 1050C300 960 1300 960 1610 1050', 'none', { stroke: '#0c0e0f', 'stroke-width': 14 }) +
    path('M700 972H900L880 1012H720z', '#22262a', { stroke: '#5d6669', 'stroke-width': 4 })
  const battery =
    box(1130, 590, 206, 220, 14, '#0c0e0f') +
    box(1136, 580, 194, 210, 12, '#2b3033') +
    box(1136, 580, 194, 60, 12, '#3d4447') +
    box(1160, 672, 146, 70, 6, '#e9ece8') +
    box(1160, 672, 146, 22, 6, '#1f6048') +
    cap(1172, 610, 20, '#b3201d') +
    cap(1292, 610, 20, '#17191b')
  const airBox =
    path('M270 600Q270 574 296 570L500 590Q520 594 520 620V820Q520 846 494 846H296Q270 846 270 820z', '#2b2f32') +
    path('M286 616H504M286 660H504M286 704H504M286 748H504M286 792H504', 'none', {
      stroke: '#171a1b',
      'stroke-width': 12,
    }) +
    path('M280 590L500 608', 'none', { stroke: '#6a7376', 'stroke-width': 5 })
  const tank =
    box(1120, 330, 150, 150, 30, 'url(#tank)', { stroke: '#8d8d80', 'stroke-width': 3 }) +
    box(1126, 412, 138, 62, 24, '#e58aa0', { opacity: 0.55 }) +
    cap(1195, 350, 34, '#17191b')
  const engine =
    hose('M520 700C560 880 820 890 1000 850S1120 840 1130 800', 40) +
    hose('M470 600C480 480 520 440 580 430', 62, '#202426') +
    tank +
    airBox +
    battery +
    cover(spec.variant) +
    hose('M600 330C760 296 960 300 1120 372', 20) +
    hose('M1080 520C1110 540 1120 570 1172 604', 14, '#a12522') +
    cap(560, 300, 24, '#d9b22a') +
    round(560, 842, 17, 'none', { stroke: '#e0b52c', 'stroke-width': 9 })
  const content =
    bay +
    tower(360, paint.base) +
    tower(1240, paint.base) +
    (spec.electric ? tank + battery + inverter(spec.variant) : engine) +
    cap(470, 350, 32, '#2f6fae') +
    wings +
    front +
    box(0, 0, 1600, 1200, 0, 'url(#gloom)')
  return picture(definitions, content)
}
