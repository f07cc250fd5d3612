import type { Hair, PortraitSpec } from './portrait-key.ts'
import { ART_HEIGHT, ART_WIDTH, picture, tag } from './svg.ts'

/** The ground of a portrait, and its colour until it has loaded. */
export const PORTRAIT_GROUND = '#dce9e1'

type Tone = { base: string; shade: string; line: string }

const SKIN_TONES: readonly Tone[] = [
  { base: '#efc9a6', shade: '#dcae86', line: '#8a5a3c' },
  { base: '#d9a77c', shade: '#c28c60', line: '#70432a' },
  { base: '#a86f47', shade: '#8e5935', line: '#4a2817' },
  { base: '#75482d', shade: '#5f3721', line: '#2e170c' },
]
const FIRST_SKIN: Tone = { base: '#efc9a6', shade: '#dcae86', line: '#8a5a3c' }

/** The clothes, with their shade and the shirt below it. */
const CLOTH_TONES: readonly (Tone & { collar: string })[] = [
  { base: '#0b5d3b', shade: '#084a2f', line: '#06341f', collar: '#f6f3ea' },
  { base: '#2d4258', shade: '#223347', line: '#16222f', collar: '#f6f3ea' },
  { base: '#f0b13c', shade: '#d8962a', line: '#7c5200', collar: '#fdf1d7' },
  { base: '#7a3b3f', shade: '#622d31', line: '#3c191c', collar: '#f6f3ea' },
]
const FIRST_CLOTH = { base: '#0b5d3b', shade: '#084a2f', line: '#06341f', collar: '#f6f3ea' }

const HAIR_COLOR = '#251a15'
const HAIR_SHINE = '#3b2a22'
const SCARF = { base: '#c9694a', shade: '#ad5336' }

const path = (d: string, fill: string): string => tag('path', { d, fill })
const stroke = (d: string, color: string, width: number): string =>
  tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width })

/** Hair behind the head. */
const BEHIND: Partial<Record<Hair, string>> = {
  long: path(
    'M572 480C560 250 690 180 800 180S1040 250 1028 480C1030 640 1060 800 1080 900H520C540 800 570 640 572 480z',
    HAIR_COLOR,
  ),
  bob: path(
    'M568 500C550 260 680 176 800 176S1050 260 1032 500C1036 600 1046 670 1040 720C960 760 640 760 560 720C554 670 564 600 568 500z',
    HAIR_COLOR,
  ),
  bun: tag('circle', { cx: 800, cy: 178, r: 96, fill: HAIR_COLOR }),
  curls: path(
    'M600 560C500 520 520 400 570 370C540 260 640 190 710 210C760 140 880 150 910 210C990 190 1060 270 1030 370C1080 410 1100 520 1000 560z',
    HAIR_COLOR,
  ),
  scarf: path(
    'M560 520C540 270 670 170 800 170S1060 270 1040 520C1044 700 1010 800 1060 960H540C590 800 556 700 560 520z',
    SCARF.shade,
  ),
}

/** Hair on the forehead. */
const BEFORE: Record<Hair, string> = {
  short:
    path(
      'M592 500C570 300 660 214 800 210C950 206 1030 300 1008 500C990 470 992 420 970 380C900 400 760 390 690 330C640 370 610 420 592 500z',
      HAIR_COLOR,
    ) + stroke('M700 300C740 262 800 250 860 258', HAIR_SHINE, 14),
  cropped: path(
    'M602 460C586 310 670 236 800 236S1014 310 998 460C980 400 950 350 900 338C830 322 770 322 700 338C650 350 620 400 602 460z',
    HAIR_COLOR,
  ),
  curls: path(
    'M594 470C584 320 680 226 800 226S1016 320 1006 470C980 400 940 366 900 372C870 340 830 350 800 372C770 344 720 344 700 372C660 366 630 400 604 450z',
    HAIR_COLOR,
  ),
  bald: path('M700 300C730 268 770 256 812 258C780 268 740 282 716 316C708 322 694 312 700 300z', '#fff6'),
  long:
    path(
      'M598 520C580 320 680 224 800 224S1020 320 1002 520C990 430 950 372 860 330C820 372 680 400 636 424C614 450 604 480 598 520z',
      HAIR_COLOR,
    ) + stroke('M690 316C724 276 776 258 836 264', HAIR_SHINE, 14),
  bob:
    path(
      'M594 540C574 330 670 220 800 220S1026 330 1006 540C998 470 980 430 968 408C860 424 720 420 632 408C614 440 600 480 594 540z',
      HAIR_COLOR,
    ) + stroke('M690 306C730 270 780 256 840 262', HAIR_SHINE, 14),
  bun:
    path(
      'M600 480C584 320 676 228 800 228S1016 320 1000 480C980 400 920 344 800 340C680 344 620 400 600 480z',
      HAIR_COLOR,
    ) + stroke('M700 300C736 272 784 262 836 268', HAIR_SHINE, 14),
  scarf:
    path('M596 560C560 330 660 208 800 208S1040 330 1004 560C996 440 930 352 800 352S604 440 596 560z', SCARF.base) +
    path(
      'M600 600C620 740 700 806 800 806S980 740 1000 600C1030 700 1030 800 1000 900C900 960 700 960 600 900C570 800 570 700 600 600z',
      SCARF.base,
    ) +
    stroke('M640 850C720 900 880 904 968 846', SCARF.shade, 14),
}

/** Head, neck and face. */
function head(skin: Tone, hair: Hair): string {
  const ears =
    hair === 'scarf'
      ? ''
      : tag('circle', { cx: 592, cy: 540, r: 42, fill: skin.shade }) +
        tag('circle', { cx: 1008, cy: 540, r: 42, fill: skin.shade })
  return (
    path('M712 700H888V900C888 960 712 960 712 900z', skin.shade) +
    ears +
    path(
      'M800 236C930 236 1008 340 1004 500C1000 690 910 792 800 792S600 690 596 500C592 340 670 236 800 236z',
      skin.base,
    ) +
    tag('circle', { cx: 718, cy: 526, r: 19, fill: skin.line }) +
    tag('circle', { cx: 882, cy: 526, r: 19, fill: skin.line }) +
    stroke('M676 462C700 444 736 444 758 458M842 458C864 444 900 444 924 462', skin.line, 15) +
    stroke('M800 540C790 580 784 606 806 612', skin.shade, 14) +
    stroke('M738 682C772 716 828 716 862 682', skin.line, 15)
  )
}

function bust(clothes: number): string {
  const { base, shade, line, collar } = CLOTH_TONES[clothes] ?? FIRST_CLOTH
  return (
    path('M330 1200C340 1010 470 930 690 890C740 960 860 960 910 890C1130 930 1260 1010 1270 1200z', base) +
    path('M690 890L712 850C740 940 860 940 888 850L910 890L846 1010L800 960L754 1010z', collar) +
    path('M910 890C1130 930 1260 1010 1270 1200H1090C1090 1080 1050 980 910 890z', shade) +
    stroke('M800 962V1200', line, 8)
  )
}

const BEARD =
  'M606 560C640 620 700 628 728 650C760 634 840 634 872 650C900 628 960 620 994 560C1000 720 910 812 800 812S600 720 606 560zM742 684C770 712 830 712 858 684C840 730 760 730 742 684z'
const GLASSES =
  'M640 530a76 70 0 1 0 152 0a76 70 0 1 0 -152 0zM808 530a76 70 0 1 0 152 0a76 70 0 1 0 -152 0zM792 520C797 512 803 512 808 520M640 516L600 500M960 516L1000 500'

/** SVG (1600 x 1200, to be shown as the square in its middle) of a person from the chest up. Nobody's likeness. */
export function drawPortrait({ hair, skin, clothes, beard, glasses }: PortraitSpec): string {
  const tone = SKIN_TONES[skin] ?? FIRST_SKIN
  return picture(
    '',
    tag('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: PORTRAIT_GROUND }) +
      tag('circle', { cx: 800, cy: 560, r: 470, fill: '#c8dccf' }) +
      (BEHIND[hair] ?? '') +
      (hair === 'scarf' ? head(tone, hair) + bust(clothes) : bust(clothes) + head(tone, hair)) +
      (beard ? tag('path', { d: BEARD, fill: HAIR_COLOR, 'fill-rule': 'evenodd' }) : '') +
      BEFORE[hair] +
      (glasses ? stroke(GLASSES, '#17201b', 12) : ''),
  )
}
