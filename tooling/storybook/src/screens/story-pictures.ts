import { type PAINTS, storyPhoto } from '@otosafi/ui/testing/paints'

type Paint = keyof typeof PAINTS

/** The stand-in's paint that comes nearest to the colours of cars, as keys of photographs name them. */
const NEAREST: Readonly<Record<string, Paint>> = {
  white: 'pearl',
  beige: 'pearl',
  silver: 'silver',
  grey: 'graphite',
  black: 'graphite',
  red: 'red',
  blue: 'blue',
  green: 'green',
}

/**
 * Replaces stored photographs in an answer (objects with a key and a size), which Storybook does not have, by its own
 * drawings.
 */
export function withStoryPhotos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStoryPhotos)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, withStoryPhotos(each)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  if (typeof copy['key'] !== 'string' || typeof copy['width'] !== 'number') return copy
  const colour = copy['key'].split(/[-/]/).find((part) => part in NEAREST) ?? 'silver'
  const { key, placeholder } = storyPhoto(NEAREST[colour] ?? 'silver')
  return { ...copy, key, placeholder }
}
