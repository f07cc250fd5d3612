import type { EditionFacts } from '@otosafi/editions/edition'
import { neutral } from '@otosafi/editions/facts/default'

/** The edition that unit tests and type checks see behind `#edition`; an app's build puts its own there. */
export const edition: EditionFacts = neutral
