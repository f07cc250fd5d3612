import { sharp } from '../pipeline/configured-sharp.ts'
import { BRAND } from './brand.ts'
import { fitLines, type Room } from './fit-lines.ts'
import type { OutlinedLine, TextDirection, TextStyle } from './outline-text.ts'
import { SHARE_PHOTO, type ShareWords } from './share-words.ts'

/** Size in pixels: what every messenger shows large. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** The most bytes that a picture may have: some messengers show no larger one. */
export const MAX_BYTES = 100_000

const MARGIN = 40
const PANEL = SHARE_WIDTH - SHARE_PHOTO.width - 2 * MARGIN
const STRIP_MIDDLE = (SHARE_PHOTO.height + SHARE_HEIGHT) / 2
/** Height of a line in sizes of its letters. */
const LINE = 1.22
/** The colour that a verdict is said in. */
const TONES = { good: 'brand', bad: 'accentText', grave: 'danger', open: 'inkSoft' } as const
/** JPEG qualities, best first: noisy photographs need a lower one to be small enough. */
const QUALITIES = [82, 72, 60, 45, 30] as const

/**
 * The picture of a shared car, a JPEG: its photograph, which has the size of {@link SHARE_PHOTO}, what it costs, and what is
 * wrong with it.
 */
export async function drawShare(words: ShareWords, photo: Buffer | null): Promise<Uint8Array> {
  const left = words.direction === 'ltr' ? 0 : SHARE_WIDTH - SHARE_PHOTO.width
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: BRAND.colours.paper } as const
  const { data, info } = await sharp({ create: size })
    .composite([
      ...(photo ? [{ input: photo, left, top: 0 }] : []),
      { input: Buffer.from(overlay(words, left, photo !== null)), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let picture = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    picture = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (picture.length < MAX_BYTES) break
  }
  return picture
}

/** The overlay of the photograph and the panel beside it, as SVG. */
function overlay(words: ShareWords, photoLeft: number, hasPhoto: boolean): string {
  const { colours } = BRAND
  const { direction } = words
  const start = direction === 'ltr' ? MARGIN : SHARE_WIDTH - MARGIN
  const end = SHARE_WIDTH - start
  const parts = [
    hasPhoto ? '' : noPhoto(photoLeft),
    rect(0, SHARE_PHOTO.height, SHARE_WIDTH, SHARE_HEIGHT - SHARE_PHOTO.height, colours.brand),
    logo(start, direction),
    reference(words.reference, end, direction),
    words.status === null ? '' : badge(words.status, photoLeft, direction),
    panel(words),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${parts.join('')}</svg>`
}

/** The texts beside the photograph, in the middle of its height. Names and amounts are written from left to right everywhere. */
function panel({ direction, title, price, mileage, verdict }: ShareWords): string {
  const { colours } = BRAND
  const block = (text: string, style: TextStyle, room: Omit<Room, 'width'>) =>
    fitLines(text, style, { ...room, width: PANEL })
  const blocks = [
    {
      text: block(title, { size: 46, weight: 700, direction: 'ltr' }, { most: 2, smallest: 34 }),
      fill: colours.ink,
      above: 0,
    },
    {
      text: block(price, { size: 66, weight: 700, direction: 'ltr' }, { most: 1, smallest: 40 }),
      fill: colours.brand,
      above: 26,
    },
    {
      text: block(mileage, { size: 34, weight: 400, direction }, { most: 2, smallest: 28 }),
      fill: colours.ink,
      above: 14,
    },
    ...(verdict
      ? [
          {
            text: block(verdict.text, { size: 34, weight: 700, direction }, { most: 4, smallest: 26 }),
            fill: colours[TONES[verdict.tone]],
            above: 26,
          },
        ]
      : []),
  ]
  const heightOf = ({ text, above }: (typeof blocks)[number]) => above + text.lines.length * text.size * LINE
  let top = (SHARE_PHOTO.height - blocks.reduce((sum, each) => sum + heightOf(each), 0)) / 2
  const start = direction === 'ltr' ? SHARE_WIDTH - MARGIN - PANEL : MARGIN + PANEL
  return blocks
    .map((each) => {
      const { lines, size } = each.text
      const first = top + each.above + size
      top += heightOf(each)
      const drawn = lines.map((line, at) =>
        placed(line, direction === 'ltr' ? start : start - line.width, first + at * size * LINE),
      )
      return `<g fill="${each.fill}">${drawn.join('')}</g>`
    })
    .join('')
}

function placed({ glyphs }: OutlinedLine, left: number, baseline: number): string {
  return glyphs
    .filter(({ path }) => path !== '')
    .map(
      ({ path, x, y, scale }) =>
        `<path transform="translate(${(left + x).toFixed(2)} ${(baseline + y).toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`,
    )
    .join('')
}

/** The reference, at the other end of the strip than the logo. */
function reference(text: string, end: number, direction: TextDirection): string {
  const style = { size: 40, weight: 400, direction: 'ltr' } as const
  const { lines } = fitLines(text, style, { width: SHARE_WIDTH / 2, most: 1, smallest: 24 })
  const drawn = lines.map((line) => placed(line, direction === 'ltr' ? end - line.width : end, STRIP_MIDDLE + 14))
  return `<g fill="${BRAND.colours.brandInk}">${drawn.join('')}</g>`
}

/** Mark and name, from `start` inwards. */
function logo(start: number, direction: TextDirection): string {
  const { mark, name, colours } = BRAND
  const markWidth = 64
  const gap = 18
  const left = direction === 'ltr' ? start : start - markWidth
  const nameLeft = direction === 'ltr' ? start + markWidth + gap : left - gap - name.width
  const stroke = `fill="none" stroke="${colours.brandInk}" stroke-width="5" stroke-linecap="round"`
  return (
    `<path ${stroke} transform="translate(${left} ${STRIP_MIDDLE - 32}) scale(2)" d="${mark}"/>` +
    `<path fill="${colours.brandInk}" transform="translate(${nameLeft} ${STRIP_MIDDLE + 20})" d="${name.path}"/>`
  )
}

/** A word on a plate in the corner of the photograph where reading begins. */
function badge(word: string, photoLeft: number, direction: TextDirection): string {
  const { lines } = fitLines(word, { size: 44, weight: 700, direction }, { width: 400, most: 1, smallest: 28 })
  const [line] = lines
  if (line === undefined) return ''
  const width = line.width + 48
  const left = direction === 'ltr' ? MARGIN : photoLeft + SHARE_PHOTO.width - MARGIN - width
  const plate = `<rect x="${left}" y="${MARGIN}" width="${width}" height="76" rx="12" fill="${BRAND.colours.ink}"/>`
  return `${plate}<g fill="${BRAND.colours.paper}">${placed(line, left + 24, MARGIN + 53)}</g>`
}

function noPhoto(left: number): string {
  const place = `translate(${left + SHARE_PHOTO.width / 2 - 128} ${SHARE_PHOTO.height / 2 - 128}) scale(8)`
  const stroke = `fill="none" stroke="${BRAND.colours.brand}" stroke-width="5" stroke-linecap="round"`
  return `${rect(left, 0, SHARE_PHOTO.width, SHARE_PHOTO.height, BRAND.colours.sunken)}<path ${stroke} transform="${place}" d="${BRAND.mark}"/>`
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}
