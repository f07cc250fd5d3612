import { tag } from './svg.ts'

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = {}): string =>
  tag('rect', { x, y, width, height, rx, fill, ...more })
const round = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more })
const stroke = (d: string, color: string, width: number, more = {}): string =>
  tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

/** A round instrument whose needle stands at `turn` degrees. */
function gauge(cx: number, cy: number, turn: number): string {
  const needle = tag('path', {
    d: `M${cx} ${cy}v-46`,
    stroke: '#f0693c',
    'stroke-width': 5,
    'stroke-linecap': 'round',
    transform: `rotate(${turn} ${cx} ${cy})`,
  })
  return (
    round(cx, cy, 70, '#0a0c0d') +
    round(cx, cy, 62, 'none', { stroke: '#e8eceb', 'stroke-width': 4, 'stroke-dasharray': '3 13', opacity: 0.85 }) +
    round(cx, cy, 66, 'none', { stroke: '#7c8588', 'stroke-width': 2 }) +
    needle +
    round(cx, cy, 9, '#3a4043')
  )
}

const CLUSTER =
  tag('path', { d: 'M296 610C310 470 380 448 500 448S690 470 704 610z', fill: '#111415' }) +
  gauge(420, 560, -40) +
  gauge(580, 560, 30) +
  box(484, 520, 32, 70, 6, '#1d4a3b')

/** A map with the way ahead, at 778, 490. */
const MAP =
  box(778, 490, 330, 206, 20, '#0a0c0d') +
  box(790, 502, 306, 182, 10, 'url(#display)') +
  stroke('M800 650L870 610L930 626L1000 560L1086 540', '#7fc7a4', 7) +
  stroke('M820 520L900 684M980 502L960 684', '#3f6d66', 5, { opacity: 0.7 }) +
  round(1000, 560, 12, '#f2b544')

/** A radio with two knobs and a row of keys. */
const RADIO =
  box(786, 520, 314, 160, 14, '#15181a', { stroke: '#5d6669', 'stroke-width': 3 }) +
  box(850, 538, 186, 60, 6, '#1d4a3b') +
  box(850, 616, 186, 14, 4, '#050606') +
  [818, 1068]
    .map((x) => round(x, 600, 24, '#2c3134', { stroke: '#818a8d', 'stroke-width': 4 }) + round(x, 600, 11, '#1a1d1f'))
    .join('') +
  [850, 890, 930, 970, 1010].map((x) => box(x, 646, 26, 16, 4, '#555d60')).join('')

/** Instruments and map as one dark pane across the dashboard. */
const WIDE =
  box(286, 442, 832, 206, 30, '#07090a', { stroke: '#4b5255', 'stroke-width': 3 }) +
  box(306, 460, 372, 170, 14, '#101a20') +
  round(400, 545, 58, 'none', { stroke: '#7fc7a4', 'stroke-width': 7, 'stroke-dasharray': '230 140' }) +
  round(584, 545, 58, 'none', { stroke: '#8fb4d8', 'stroke-width': 7, 'stroke-dasharray': '170 200' }) +
  box(466, 520, 52, 50, 8, '#e8eceb', { opacity: 0.8 }) +
  tag('g', { transform: 'translate(6 -36)' }, MAP)

/** The displays: a map or a radio within the dashboard, a map that stands on it, or one wide pane. */
export const DASHBOARDS = {
  map: CLUSTER + MAP,
  radio: CLUSTER + RADIO,
  standing: CLUSTER + tag('g', { transform: 'translate(0 -82)' }, MAP),
  wide: WIDE,
} as const

export type DashboardName = keyof typeof DASHBOARDS
