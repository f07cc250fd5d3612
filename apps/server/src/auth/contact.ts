import type { EditionId } from '@otosafi/editions/edition'

import type { ContactChannel } from '../db/account-tables.ts'

/** An address in small letters, or a number in E.164, of somebody who deals with one edition. */
export type Contact = { edition: EditionId; channel: ContactChannel; destination: string }
