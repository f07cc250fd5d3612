import { EDITIONS } from '@otosafi/editions/registry'

import type { Words } from '../message.ts'

/** Every edition in each of its languages. */
export const READERS: readonly Words[] = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => ({
    edition,
    language,
    origin: `https://${edition.host}`,
    phone: `+${edition.whatsApp.number}`,
  })),
)
