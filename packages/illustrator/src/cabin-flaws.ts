import type { CarArtSpec } from './art-key.ts'
import type { CabinFlaw } from './flaws.ts'
import { TRIMS, drawInterior } from './interior.ts'
import type { CabinCloseUp } from './interior.ts'
import { mixHex } from './paint.ts'
import { ART_HEIGHT, ART_WIDTH, fading, linear, picture, spot, tag } from './svg.ts'
import type { Attributes } from './svg.ts'

type CabinSpec = Extract<CarArtSpec, { flaw: CabinFlaw }>
type Trim = (typeof TRIMS)[number]

const path = (d: string, fill: string, more: Attributes = {}): string => tag('path', { d, fill, ...more })
const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', { stroke: color, 'stroke-width': width, ...more })
const sheet = (fill: string): string => tag('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill })

/** Flaws of parts that the picture of the whole cabin shows. */
const CLOSE_UPS: Partial<Record<CabinFlaw, CabinCloseUp>> = {
  dashboardScratch: {
    crop: { left: 1060, top: 430, width: 480 },
    mark:
      stroke('M1205 700C1260 676 1330 690 1400 650', '#000', 7, { opacity: 0.5 }) +
      stroke('M1205 697C1260 673 1330 687 1400 647', '#d9d4ca', 3.4) +
      stroke('M1240 712C1290 694 1340 700 1384 678M1262 664L1312 650', '#d9d4ca', 2, { opacity: 0.8 }),
  },
  steeringWheelShiny: {
    crop: { left: 190, top: 410, width: 620 },
    mark:
      stroke('M262 640A246 246 0 0 1 400 476', '#fff', 30, { opacity: 0.3 }) +
      stroke('M270 622A240 240 0 0 1 392 482', '#fff', 14, { opacity: 0.5 }) +
      stroke('M600 476A246 246 0 0 1 738 640', '#fff', 26, { opacity: 0.24 }) +
      stroke('M608 484A240 240 0 0 1 730 628', '#fff', 10, { opacity: 0.42 }) +
      stroke('M296 560L318 574M312 534L334 550M334 508L352 526', '#0b0d0e', 4, { opacity: 0.7 }),
  },
}

/** SVG of a flaw of the cabin close up, in the materials of the car that has it. */
export function drawCabinFlaw(spec: CabinSpec): string {
  const close = CLOSE_UPS[spec.flaw]
  if (close) return drawInterior(spec, close)
  const trim = TRIMS[spec.variant] ?? TRIMS[0]
  const drawn =
    spec.flaw === 'headliningStain'
      ? headlining(trim)
      : spec.flaw === 'carpetWorn'
        ? carpet(trim)
        : seat(trim, spec.flaw)
  const mirroring = { transform: `translate(${ART_WIDTH}) scale(-1 1)` }
  return picture(drawn.definitions, spec.steeringSide === 'right' ? tag('g', mirroring, drawn.content) : drawn.content)
}

/** The driver's seat from the open door: bolster, cushion, and back. */
function seat(trim: Trim, flaw: CabinFlaw) {
  const light = mixHex(trim.seat, '#ffffff', 0.22)
  const dark = mixHex(trim.seat, '#000000', 0.45)
  const thread = mixHex(trim.accent, '#ffffff', 0.25)
  const definitions =
    linear(
      'back',
      [500, 0],
      [500, 640],
      [
        [0, trim.seat],
        [1, dark],
      ],
    ) +
    linear(
      'cushion',
      [0, 560],
      [0, 1200],
      [
        [0, light],
        [0.35, trim.seat],
        [1, dark],
      ],
    ) +
    linear(
      'bolster',
      [0, 700],
      [0, 1160],
      [
        [0, mixHex(trim.seat, '#ffffff', 0.36)],
        [0.4, trim.seat],
        [1, mixHex(trim.seat, '#000000', 0.6)],
      ],
    ) +
    fading('rubbed', [
      [0, '#d8cfc0', 0.95],
      [0.55, '#c3b8a6', 0.6],
      [1, '#b8ac99', 0],
    ])
  const pads =
    sheet('#121415') +
    path('M150 -20C120 200 130 420 190 640H1390C1460 420 1470 200 1440 -20z', 'url(#back)') +
    path('M430 -20C410 200 420 420 460 640H1130C1170 420 1180 200 1160 -20z', trim.seat) +
    stroke('M430 -20C410 200 420 420 460 640M1160 -20C1180 200 1170 420 1130 640', '#000', 9, { opacity: 0.45 }) +
    stroke('M446 -20C426 200 436 420 476 640M1144 -20C1164 200 1154 420 1114 640', thread, 4, {
      'stroke-dasharray': '16 12',
    }) +
    path('M110 690C300 590 1260 590 1480 690L1560 1210H20z', 'url(#cushion)') +
    stroke('M400 640C370 800 340 1010 320 1210M1190 640C1220 800 1250 1010 1270 1210', '#000', 9, { opacity: 0.4 }) +
    stroke('M418 642C388 800 358 1010 338 1210M1172 642C1202 800 1232 1010 1252 1210', thread, 4, {
      'stroke-dasharray': '16 12',
    }) +
    stroke('M414 780C620 740 980 740 1184 780M372 940C620 890 980 890 1226 940', '#000', 5, { opacity: 0.3 }) +
    path('M-20 760C80 690 240 690 330 760C300 900 280 1060 270 1210H-20z', 'url(#bolster)')
  const worn =
    spot('url(#rubbed)', [150, -30, 20, 120, 150, 830]) +
    spot('url(#rubbed)', [110, -20, 14, 84, 190, 800]) +
    stroke('M60 800L96 836M104 782L150 842M160 776L196 840M214 782L236 832M84 872L130 900M170 872L222 896', dark, 5, {
      opacity: 0.75,
    }) +
    stroke('M66 806L102 842M112 788L156 848', '#efe7d8', 3, { opacity: 0.7 })
  const torn =
    path(
      'M560 900C640 872 700 884 760 862C820 842 880 852 950 826C912 880 850 906 790 922C720 944 640 948 560 900z',
      '#e4d9bd',
    ) +
    path(
      'M600 902C670 890 730 896 790 876C840 862 880 860 920 846C880 882 830 896 780 908C720 922 660 926 600 902z',
      '#cbb98c',
    ) +
    stroke('M560 900C640 872 700 884 760 862C820 842 880 852 950 826', '#000', 9, { opacity: 0.7 }) +
    stroke('M560 902C640 948 720 944 790 924C850 906 912 880 950 828', light, 7) +
    stroke(
      'M548 900L528 906M958 822L984 812M640 888L652 916M700 882L716 920M774 862L784 912M850 848L852 888',
      '#efe6cf',
      3,
    )
  return { definitions, content: pads + (flaw === 'seatTorn' ? torn : worn) }
}

/** The lining under the roof, with its lamp and handle. */
function headlining(trim: Trim) {
  const lining = mixHex(trim.seat, '#dedad1', 0.86)
  const definitions =
    linear(
      'lining',
      [0, 0],
      [900, 1200],
      [
        [0, lining],
        [0.6, mixHex(lining, '#8a857a', 0.2)],
        [1, mixHex(lining, '#8a857a', 0.5)],
      ],
    ) +
    fading('stain', [
      [0, '#7d5a2c', 0.5],
      [0.7, '#7d5a2c', 0.34],
      [0.9, '#6a4a20', 0.62],
      [1, '#6a4a20', 0],
    ])
  const weave = Array.from({ length: 30 }, (_, i) => `M0 ${i * 40 + 12}H1600`).join('')
  const content =
    sheet('url(#lining)') +
    stroke(weave, '#fff', 3, { opacity: 0.14 }) +
    path('M-10 -10H1610V90C1100 130 500 130 -10 90z', '#1d2022') +
    stroke('M-10 94C500 134 1100 134 1610 94', '#fff', 5, { opacity: 0.4 }) +
    tag('rect', {
      x: 660,
      y: 180,
      width: 280,
      height: 120,
      rx: 34,
      fill: '#eeece6',
      stroke: '#8d887d',
      'stroke-width': 5,
    }) +
    tag('rect', { x: 690, y: 206, width: 220, height: 68, rx: 22, fill: '#fbfaf6' }) +
    path('M1290 980C1300 930 1500 930 1510 980', 'none', { stroke: '#8d887d', 'stroke-width': 40 }) +
    path('M1290 976C1300 926 1500 926 1510 976', 'none', { stroke: lining, 'stroke-width': 28 }) +
    spot('url(#stain)', [270, 30, -40, 190, 640, 690]) +
    spot('url(#stain)', [150, -20, 20, 110, 860, 820]) +
    spot('url(#stain)', [60, 0, 0, 46, 420, 900])
  return { definitions, content }
}

/** The driver's footwell: pedals, and the carpet below them. */
function carpet(trim: Trim) {
  const definitions =
    linear(
      'pile',
      [0, 200],
      [0, 1200],
      [
        [0, '#15171a'],
        [1, mixHex(trim.low, '#6b6f73', 0.35)],
      ],
    ) +
    fading('bare', [
      [0, '#b3a892', 0.95],
      [0.5, '#9a8f7a', 0.7],
      [1, '#857b68', 0],
    ])
  const tufts = Array.from({ length: 26 }, (_, i) => `M0 ${470 + i * 29}H1600`).join('')
  const pedal = (x: number, wide: number): string =>
    path(
      `M${x + wide / 2 - 14} -10L${x + wide / 2 - 18} 300H${x + wide / 2 + 18}L${x + wide / 2 + 14} -10z`,
      '#33383b',
    ) +
    tag('rect', {
      x,
      y: 240,
      width: wide,
      height: 170,
      rx: 20,
      fill: '#0b0d0e',
      stroke: '#596165',
      'stroke-width': 5,
    }) +
    stroke([280, 320, 360].map((y) => `M${x + 18} ${y}H${x + wide - 18}`).join(''), '#6d777b', 8)
  const content =
    sheet('#0c0e0f') +
    path('M-10 430C400 380 1200 380 1610 430V1210H-10z', 'url(#pile)') +
    stroke('M-10 466C400 416 1200 416 1610 466', trim.accent, 7, { 'stroke-dasharray': '22 10' }) +
    stroke(tufts, '#fff', 3, { opacity: 0.07, 'stroke-dasharray': '5 9' }) +
    pedal(260, 200) +
    pedal(640, 230) +
    pedal(1060, 130) +
    spot('url(#bare)', [330, 20, -20, 170, 760, 760]) +
    spot('url(#bare)', [170, 0, 0, 110, 1090, 740]) +
    stroke(
      'M560 720L640 748M600 790L700 800M700 690L760 730M780 800L880 776M850 720L930 740M720 850L800 838M1040 730L1110 748',
      '#3b352a',
      6,
      { opacity: 0.7 },
    ) +
    stroke('M610 740L690 770M740 760L830 742M790 690L840 712', '#e0d6c0', 4, { opacity: 0.7 })
  return { definitions, content }
}
