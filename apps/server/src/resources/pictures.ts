import type { components } from '@otosafi/api-client/schema'
import type { EditionId } from '@otosafi/editions/edition'

import { DRAWING_SIZE } from '../media/illustrator/illustrator-port.ts'
import { findUploads } from '../media/uploads/uploads.ts'
import type { ApiServices } from './api-services.ts'

type Picture = components['schemas']['Picture']

const NEUTRAL = '#c9cdd2'

/**
 * Finds the pictures with these keys, drawings and what the team has sent, for the function that gives each by its key. Of any other the
 * size is said to be that of the drawings.
 */
export async function picturesOf(
  { database, findIllustrator }: Pick<ApiServices, 'database' | 'findIllustrator'>,
  edition: EditionId,
  keys: readonly string[],
): Promise<(key: string) => Picture> {
  const drawn = new Map<string, string>()
  for (const key of keys) {
    const placeholder = (await findIllustrator(key))?.placeholderOf(key) ?? null
    if (placeholder !== null) drawn.set(key, placeholder)
  }
  const others = keys.filter((key) => !drawn.has(key))
  const sent = await findUploads(database, edition, others)
  return (key) => sent.get(key) ?? { key, ...DRAWING_SIZE, placeholder: drawn.get(key) ?? NEUTRAL }
}
