import type { SteeringSide } from '@otosafi/domain/car/vocabulary'

import type { CarArtSpec } from './art-key.ts'
import { DASHBOARDS } from './dashboard.ts'
import { lookOf } from './look.ts'
import { PAINTS, mixHex } from './paint.ts'
import { SETTINGS, backdrop } from './setting.ts'
import { ART_WIDTH, linear, picture, radial, tag } from './svg.ts'
import type { Crop } from './svg.ts'

/** The materials of a cabin by variant. */
export const TRIMS = [
  { dash: '#2b2e30', low: '#1b1d1f', seat: '#3a3d40', accent: '#b9a27c' },
  { dash: '#33302c', low: '#211f1c', seat: '#a58863', accent: '#8b6a48' },
  { dash: '#26292c', low: '#17191b', seat: '#2d3033', accent: '#a7b0b3' },
  { dash: '#3b3a38', low: '#262523', seat: '#cbbfa9', accent: '#6f5a44' },
] as const

const path = (d: string, fill: string, more = {}): string => tag('path', { d, fill, ...more })
const stroke = (d: string, color: string, width: number, more = {}): string =>
  path(d, 'none', { stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
const box = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = {}): string =>
  tag('rect', { x, y, width, height, rx, fill, ...more })
const round = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more })

function vent(x: number, y: number, width: number): string {
  const slats = [16, 32, 48].map((dy) => box(x + 8, y + dy, width - 16, 5, 2, '#4b5255')).join('')
  return (
    box(x, y, width, 68, 14, '#0c0e0f', { stroke: '#5d6669', 'stroke-width': 3 }) +
    slats +
    box(x + width / 2 - 4, y + 12, 8, 44, 3, '#6a7376')
  )
}

function wheel(accent: string): string {
  const spokes =
    'M268 690C330 660 390 650 410 640H590C610 650 670 660 732 690L726 742C660 728 620 742 584 780L556 920H444L416 780C380 742 340 728 274 742z'
  return (
    tag('circle', { cx: 500, cy: 700, r: 246, fill: 'none', stroke: '#0b0d0e', 'stroke-width': 58 }) +
    tag('circle', { cx: 500, cy: 698, r: 246, fill: 'none', stroke: '#26292c', 'stroke-width': 46 }) +
    stroke('M276 596A246 246 0 0 1 724 596', '#5b6366', 6, { opacity: 0.8 }) +
    path(spokes, '#1e2123') +
    stroke('M286 706C340 690 390 690 420 706M580 706C610 690 660 690 714 706', accent, 7) +
    tag('ellipse', { cx: 500, cy: 706, rx: 112, ry: 92, fill: '#2b2f32', stroke: '#0d0f10', 'stroke-width': 4 }) +
    round(500, 700, 26, accent, { opacity: 0.9 }) +
    round(500, 700, 18, '#2b2f32') +
    [
      [330, 716],
      [362, 712],
      [638, 712],
      [670, 716],
    ]
      .map(([x, y]) => round(x ?? 0, y ?? 0, 11, '#454c50'))
      .join('')
  )
}

/** A part of the cabin close up: where, and what is drawn over it, as of a car steered from the left. */
export type CabinCloseUp = { crop: Crop; mark: string }

/**
 * SVG of the cabin from between the front seats: dashboard, steering wheel on the car's own side, screen, console; or of a part of it
 * close up.
 */
export function drawInterior(
  spec: Pick<CarArtSpec, 'bodyType' | 'family' | 'variant' | 'color'> & { steeringSide: SteeringSide },
  close?: CabinCloseUp,
): string {
  const trim = TRIMS[spec.variant] ?? TRIMS[0]
  const setting = SETTINGS[spec.variant] ?? SETTINGS[0]
  const paint = PAINTS[spec.color]
  const place = backdrop({ ...setting, horizonLine: 330 }, 600)
  const definitions =
    place.definitions +
    linear(
      'dash',
      [0, 430],
      [0, 900],
      [
        [0, mixHex(trim.dash, '#ffffff', 0.16)],
        [0.16, trim.dash],
        [1, trim.low],
      ],
    ) +
    linear(
      'cushion',
      [0, 880],
      [0, 1200],
      [
        [0, mixHex(trim.seat, '#ffffff', 0.14)],
        [1, mixHex(trim.seat, '#000000', 0.35)],
      ],
    ) +
    linear(
      'display',
      [790, 500],
      [1080, 720],
      [
        [0, '#17323a'],
        [0.5, '#0f2329'],
        [1, '#1d4a3b'],
      ],
    ) +
    radial('gloom', [800, 560], 1050, [
      [0.55, '#000000', 0],
      [1, '#000000', 0.5],
    ])
  const hood =
    path('M120 470C330 392 560 366 800 366S1270 392 1480 470V560H120z', paint.base) +
    path('M120 470C330 392 560 366 800 366S1270 392 1480 470C1270 424 1010 404 800 404S330 424 120 470z', paint.light)
  const frame =
    path(
      'M-10 -10H1610V560H1564C1520 330 1450 170 1380 96C1200 62 400 62 220 96C150 170 80 330 36 560H-10z',
      '#1d2022',
    ) +
    path('M220 96C150 170 80 330 40 520', 'none', { stroke: '#4a5154', 'stroke-width': 5 }) +
    path('M1380 96C1450 170 1520 330 1560 520', 'none', { stroke: '#4a5154', 'stroke-width': 5 })
  const outside = tag('g', { 'clip-path': 'url(#screen)' }, place.content + hood)
  const opening = tag(
    'clipPath',
    { id: 'screen' },
    tag('path', { d: 'M40 540C80 330 150 170 220 96C400 62 1200 62 1380 96C1450 170 1520 330 1560 540z' }),
  )
  const glass = path('M300 80L560 72L330 520H90z', '#fff', { opacity: 0.1 })
  const mirror =
    box(690, 96, 220, 74, 30, '#15181a') +
    box(702, 106, 196, 54, 22, '#8fa0a6') +
    path('M702 140H898V150Q898 160 880 160H720Q702 160 702 150z', '#56646a')
  const dash =
    path('M-10 500C200 452 330 440 500 438C640 438 760 470 900 472C1150 472 1400 474 1610 512V940H-10z', 'url(#dash)') +
    stroke(
      'M-10 502C200 454 330 442 500 440C640 440 760 472 900 474C1150 474 1400 476 1610 514',
      mixHex(trim.dash, '#ffffff', 0.35),
      4,
    ) +
    path('M-10 640C200 620 800 640 1610 650V690C800 680 200 664 -10 684z', trim.accent, { opacity: 0.85 }) +
    stroke('M-10 640C200 620 800 640 1610 650', '#fff', 3, { opacity: 0.35 })
  const middle =
    path('M770 720H1116L1150 1210H736z', trim.low) +
    path('M790 728H1096L1104 830H782z', '#121516') +
    [840, 943, 1046]
      .map((x) => round(x, 780, 36, '#2c3134', { stroke: '#818a8d', 'stroke-width': 5 }) + round(x, 780, 20, '#1a1d1f'))
      .join('') +
    box(800, 850, 286, 40, 12, '#1f2325') +
    [816, 872, 928, 984, 1040].map((x) => box(x, 860, 32, 18, 5, '#555d60')).join('')
  const lever =
    tag('ellipse', { cx: 943, cy: 1070, rx: 96, ry: 58, fill: '#0e1011' }) +
    path('M926 1070L934 956H952L960 1070z', '#4a5154') +
    tag('ellipse', { cx: 943, cy: 940, rx: 42, ry: 48, fill: '#24282a', stroke: trim.accent, 'stroke-width': 5 }) +
    tag('ellipse', { cx: 930, cy: 920, rx: 14, ry: 12, fill: '#fff', opacity: 0.25 })
  const seats =
    path('M-10 1000C120 900 560 890 680 1000C720 1050 730 1150 730 1210H-10z', 'url(#cushion)') +
    path('M1170 1210C1170 1130 1180 1050 1220 1000C1330 900 1500 900 1610 950V1210z', 'url(#cushion)') +
    stroke(
      'M150 1210C170 1080 200 1010 260 960M560 1210C550 1080 530 1010 470 950M1350 1210C1350 1080 1370 1000 1420 944',
      '#000',
      4,
      { opacity: 0.3 },
    ) +
    stroke('M20 1000C150 920 540 910 664 1006M1236 1002C1340 920 1500 916 1600 960', '#fff', 4, { opacity: 0.22 })
  const glove =
    stroke('M1190 726H1570C1580 790 1570 850 1550 890H1206C1192 840 1186 780 1190 726z', '#000', 4, { opacity: 0.4 }) +
    box(1340, 744, 90, 16, 8, '#0e1011')
  const content =
    outside +
    box(-10, 800, 1620, 410, 0, '#0f1112') +
    glass +
    frame +
    mirror +
    dash +
    vent(70, 540, 150) +
    vent(1130, 540, 120) +
    vent(1400, 546, 150) +
    DASHBOARDS[lookOf(spec).dashboard] +
    glove +
    middle +
    lever +
    seats +
    wheel(trim.accent) +
    tag('rect', { width: 1600, height: 1200, fill: 'url(#gloom)' }) +
    (close?.mark ?? '')
  // There is no writing in the cabin, so a car steered from the right is the mirror image of one steered from the left.
  const mirroring = { transform: `translate(${ART_WIDTH}) scale(-1 1)` }
  if (spec.steeringSide === 'left') return picture(definitions + opening, content, close?.crop)
  const crop = close && { ...close.crop, left: ART_WIDTH - close.crop.left - close.crop.width }
  return picture(definitions + opening, tag('g', mirroring, content), crop)
}
