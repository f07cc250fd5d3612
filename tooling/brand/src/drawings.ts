import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { BRAND_NAME, MARK } from '@otosafi/ui/theme/brand'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { outlineName } from './outline-name.ts'

const tokensFile = createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css')
const { light, dark } = parseTokens(await readFile(tokensFile, 'utf8'))

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const STROKE = 'fill="none" stroke-width="5" stroke-linecap="round"'
/** The wheel of the mark: the middle of every drawing. */
const WHEEL = { x: 16.5, y: 16 }

/** The mark with its road coming in from beyond the edge of the drawing. */
const MARK_FROM_AFAR = MARK.replace(/^M3 /, 'M-99 ')

/** The mark in white on the brand's green, `scale` times as large as its own square in a square of 64. */
function tile(scale: number, corner: number): string {
  const place = `translate(32 32) scale(${scale}) translate(${-WHEEL.x} ${-WHEEL.y})`
  return `<svg ${SVG} viewBox="0 0 64 64"><clipPath id="tile"><rect width="64" height="64" rx="${corner}"/></clipPath><g clip-path="url(#tile)"><path fill="${light.brand}" d="M0 0h64v64H0z"/><path ${STROKE} stroke="${light['brand-ink']}" transform="${place}" d="${MARK_FROM_AFAR}"/></g></svg>`
}

/** The icon of a browser's tab: the bare mark, in the green of the reader's colour scheme. */
export function drawFavicon(): string {
  return `<svg ${SVG} viewBox="0 0 32 32" ${STROKE} stroke="${light.brand}"><style>@media(prefers-color-scheme:dark){path{stroke:${dark.brand}}}</style><path d="${MARK}"/></svg>\n`
}

/** The icon where a tab's ground is unknown, and on home screens whose system cuts nothing off. */
export function drawTile(): string {
  return tile(1.3, 14)
}

/** The icon for systems that cut their own shape: the ground reaches the edges, the wheel stays in the safe middle. */
export function drawFullTile(): string {
  return tile(1.15, 0)
}

/** The picture that stands for a shared link, 1200 by 630: what matters lies in its middle square. */
export async function drawShare(): Promise<string> {
  const { path, width } = await outlineName(BRAND_NAME, 132)
  const place = `translate(600 232) scale(8) translate(${-WHEEL.x} ${-WHEEL.y})`
  return `<svg ${SVG} viewBox="0 0 1200 630"><path fill="${light.paper}" d="M0 0h1200v630H0z"/><path ${STROKE} stroke="${light.brand}" transform="${place}" d="${MARK_FROM_AFAR}"/><path fill="${light.ink}" transform="translate(${600 - width / 2} 518)" d="${path}"/></svg>`
}

/** The brand for the pictures that the server draws: colours of the light scheme, mark, and the name as outlines, as JSON. */
export async function drawBrand(): Promise<string> {
  const { paper, sunken, ink, 'ink-soft': inkSoft, brand, 'brand-ink': brandInk, danger } = light
  const colours = { paper, sunken, ink, inkSoft, brand, brandInk, accentText: light['accent-text'], danger }
  return `${JSON.stringify({ colours, mark: MARK, name: await outlineName(BRAND_NAME, 56) }, null, 2)}\n`
}
