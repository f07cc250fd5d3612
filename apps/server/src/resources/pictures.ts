import type { components } from '@otosafi/api-client/schema'

import { DRAWING_SIZE } from '../media/illustrator/illustrator-port.ts'
import type { ApiServices } from './api-services.ts'

const NEUTRAL = '#c9cdd2'

/** A picture of which only the key is stored: its size is said to be that of the drawings. */
export async function pictureOf(
  { findIllustrator }: Pick<ApiServices, 'findIllustrator'>,
  key: string,
): Promise<components['schemas']['Picture']> {
  const illustrator = await findIllustrator(key)
  return { key, ...DRAWING_SIZE, placeholder: illustrator?.placeholderOf(key) ?? NEUTRAL }
}
