/** How the hair of a drawn portrait is worn. */
export const HAIR = ['short', 'cropped', 'curls', 'bald', 'long', 'bob', 'bun', 'scarf'] as const
export type Hair = (typeof HAIR)[number]

/** Tones of skin, from light to dark, and colours of clothes. */
export const SKINS = 4
export const CLOTHES = 4

/** A drawn portrait. `skin` and `clothes` are whole numbers below {@link SKINS} and {@link CLOTHES}. */
export type PortraitSpec = { hair: Hair; skin: number; clothes: number; beard: boolean; glasses: boolean }

/** Object key of a drawn portrait, such as `portrait/short-2-0` or `portrait/bald-1-3-bg` (beard, glasses). */
export function portraitKey({ hair, skin, clothes, beard, glasses }: PortraitSpec): string {
  const more = `${beard ? 'b' : ''}${glasses ? 'g' : ''}`
  return `portrait/${hair}-${skin}-${clothes}${more === '' ? '' : `-${more}`}`
}

/** The portrait that an object key names, or null when the key is not exactly one of {@link portraitKey}'s. */
export function parsePortraitKey(key: string): PortraitSpec | null {
  const match = /^portrait\/([a-z]+)-(\d)-(\d)(?:-(b?g?))?$/.exec(key)
  const hair = HAIR.find((one) => one === match?.[1])
  const [skin, clothes, more = ''] = [Number(match?.[2]), Number(match?.[3]), match?.[4]]
  if (hair === undefined || skin >= SKINS || clothes >= CLOTHES) return null
  const spec = { hair, skin, clothes, beard: more.includes('b'), glasses: more.includes('g') }
  return portraitKey(spec) === key ? spec : null
}
