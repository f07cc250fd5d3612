import { type PAINTS, storyPhoto } from '@otosafi/ui/testing/paints'

type Paint = keyof typeof PAINTS

/** The paint of a drawing by the colour that the key of a photograph names. */
const PAINT_BY_COLOUR: ReadonlyMap<string, Paint> = new Map<string, Paint>(
  Object.entries({
    white: 'pearl',
    beige: 'pearl',
    silver: 'silver',
    grey: 'graphite',
    black: 'graphite',
    red: 'red',
    blue: 'blue',
    green: 'green',
  }),
)

/**
 * Replaces the photographs in a recorded answer (objects with a key and a width) by drawings of Storybook's own, which has
 * none that are stored. The size stays, so that the layout is the recorded one.
 */
export function withStoryPhotos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStoryPhotos)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, withStoryPhotos(each)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  if (typeof copy['key'] !== 'string' || typeof copy['width'] !== 'number') return copy
  const paints = copy['key'].split(/[-/]/).flatMap((part) => PAINT_BY_COLOUR.get(part) ?? [])
  const { key, placeholder } = storyPhoto(paints[0] ?? 'silver')
  return { ...copy, key, placeholder }
}
