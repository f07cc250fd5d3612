import { ART_HEIGHT, ART_WIDTH, linear, picture, tag } from './svg.ts'

/** The words of a roadworthiness certificate, all of them already in the reader's language. */
export type CertificateSpec = {
  title: string
  /** Lines under the title, such as the country and the authority. */
  headLines: readonly string[]
  number: string
  /** Label and value of each line of the form, dates already written out. */
  fields: readonly { label: string; value: string }[]
  /** Labels whose values are blacked out, such as the owner's name. */
  redacted: readonly string[]
  /** Large line above the stamp, such as "Valid until 12 March 2027". */
  validUntil: string
  /** Word in the stamp. */
  stamp: string
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
)
const escaped = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '')

/** A line of text, smaller than `size` where it would otherwise be longer than `room`. */
function textLine(text: string, x: number, y: number, size: number, room: number, more = {}): string {
  // 0.64 of the size is a wide average letter of a bold sans-serif.
  const fitting = Math.min(size, room / (Math.max(1, text.length) * 0.64))
  return tag(
    'text',
    { x, y, 'font-size': fitting, 'font-family': 'sans-serif', fill: '#1d2622', ...more },
    escaped(text) || ' ',
  )
}

function row(label: string, value: string | null, y: number): string {
  const blacked = tag('rect', { x: 700, y: y - 30, width: 330, height: 38, rx: 4, fill: '#20262a' })
  return (
    textLine(label, 330, y, 26, 340, { fill: '#5a655f' }) +
    (value === null ? blacked : textLine(value, 700, y, 30, 570, { 'font-weight': 600 })) +
    tag('path', { d: `M330 ${y + 18}H1270`, stroke: '#cfd3c8', 'stroke-width': 2 })
  )
}

function stamp(word: string): string {
  const ring = (r: number, width: number): string =>
    tag('circle', { r, fill: 'none', stroke: '#1f6048', 'stroke-width': width })
  const tick = tag('path', { d: 'M-44 -46L-12 -14L48 -78', fill: 'none', stroke: '#1f6048', 'stroke-width': 15 })
  const label = textLine(word, 0, 48, 32, 190, { fill: '#1f6048', 'text-anchor': 'middle', 'font-weight': 700 })
  return tag(
    'g',
    { transform: 'translate(1120 965) rotate(-11)', opacity: 0.82 },
    ring(136, 8) + ring(116, 3) + tick + label,
  )
}

/** SVG (1600 x 1200) of a technical-visit certificate: a paper on a table with a form, blacked-out names and a stamp. */
export function drawCertificate(spec: CertificateSpec): string {
  const definitions =
    linear(
      'table',
      [0, 0],
      [1600, 1200],
      [
        [0, '#cfc6b6'],
        [1, '#a99e8b'],
      ],
    ) +
    linear(
      'paper',
      [250, 60],
      [1350, 1140],
      [
        [0, '#fffefa'],
        [1, '#f1eee3'],
      ],
    )
  const shadow = [18, 12, 6]
    .map((reach) =>
      tag('rect', {
        x: 250 - reach,
        y: 62 - reach / 2,
        width: 1100 + reach * 2,
        height: 1090 + reach * 1.5,
        rx: 10 + reach,
        fill: '#3a3020',
        opacity: 0.12,
      }),
    )
    .join('')
  const paper = tag('rect', { x: 250, y: 56, width: 1100, height: 1088, rx: 6, fill: 'url(#paper)' })
  const band =
    tag('rect', { x: 250, y: 56, width: 1100, height: 22, fill: '#1f6048' }) +
    tag('rect', { x: 250, y: 78, width: 1100, height: 6, fill: '#d99a2b' })
  const head = spec.headLines
    .slice(0, 3)
    .map((one, i) => textLine(one, 330, 146 + i * 34, 25, 700, { fill: '#5a655f' }))
    .join('')
  const rows = [
    ...spec.fields.map(({ label, value }) => ({ label, value })),
    ...spec.redacted.map((label) => ({ label, value: null })),
  ].slice(0, 9)
  const form = rows.map(({ label, value }, i) => row(label, value, 400 + i * 58)).join('')
  const bars = Array.from({ length: 34 }, (_, i) => {
    const code = (spec.number.codePointAt(i % Math.max(1, spec.number.length)) ?? 7) + i * 5
    return tag('rect', { x: 330 + i * 11, y: 1050, width: 2 + (code % 4) * 2, height: 52, fill: '#20262a' })
  }).join('')
  const content =
    tag('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: 'url(#table)' }) +
    shadow +
    paper +
    band +
    head +
    textLine(spec.title, 330, 292, 54, 940, { 'font-weight': 700 }) +
    textLine(spec.number, 1270, 146, 30, 300, { 'text-anchor': 'end', 'font-weight': 600 }) +
    tag('path', { d: 'M330 326H1270', stroke: '#1f6048', 'stroke-width': 4 }) +
    form +
    textLine(spec.validUntil, 330, 1000, 38, 620, { 'font-weight': 700, fill: '#1f6048' }) +
    bars +
    stamp(spec.stamp)
  return picture(definitions, content)
}
