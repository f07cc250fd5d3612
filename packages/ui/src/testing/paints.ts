import type { PictureSource } from '../picture/Picture.tsx'

/** Paints of the stand-in photographs of stories; each is the key of one photograph. */
export const PAINTS = {
  pearl: '#e9e4d8',
  silver: '#b9bec1',
  graphite: '#4a5054',
  red: '#a8322d',
  blue: '#2b4f81',
  green: '#3f6b4f',
} as const

/** A stand-in photograph of a car in one paint, as the API describes a stored one. */
export function storyPhoto(paint: keyof typeof PAINTS): PictureSource {
  return { key: `story-${paint}`, width: 1600, height: 1200, placeholder: PAINTS[paint] }
}
