import type { EditionFacts } from '@otosafi/editions/edition'
import { ma } from '@otosafi/editions/facts/ma'

/** The edition that unit tests and type checks see behind `#edition`; an app's build puts its own there. It speaks Arabic too. */
export const edition: EditionFacts = ma
