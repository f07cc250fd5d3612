import { EDITIONS } from '@otosafi/editions/registry'

import type { MessageContext } from '../message.ts'

/** Every edition in each of its languages. */
export const READERS: readonly MessageContext[] = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => ({
    edition,
    language,
    origin: `https://${edition.host}`,
    phone: `+${edition.whatsApp.number}`,
  })),
)
