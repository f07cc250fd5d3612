import type { Color } from '@otosafi/domain/car/vocabulary'

import type { ArtSpec } from './stock/seed-car.ts'

/** A third of the paint and two thirds of the studio around it. */
const EXTERIOR: Record<Color, string> = {
  white: '#dfe2e5',
  black: '#a9adb2',
  grey: '#bfc3c8',
  silver: '#ced2d6',
  blue: '#a9b8cf',
  red: '#cfb0b0',
  green: '#aec2b5',
  brown: '#c3b6ab',
  beige: '#d6d0c5',
  orange: '#d9bda6',
  yellow: '#dccfa4',
  gold: '#d0c4a8',
}

const INTERIOR = '#8d8a87'
const ENGINE = '#7c7f83'

/** The colour that stands in for a drawn picture until it has come, guessed from its view and paint. */
export function placeholderColor({ view, color }: Pick<ArtSpec, 'view' | 'color'>): string {
  if (view === 'interior') return INTERIOR
  if (view === 'engine') return ENGINE
  return EXTERIOR[color]
}
