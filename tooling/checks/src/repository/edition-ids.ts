import { readText } from '../workspace.ts'

const LIST = /EDITION_IDS = \[(.*?)\]/s.exec(readText('packages/editions/src/edition.ts'))?.[1] ?? ''

/** The editions as `packages/editions` lists them; read as text so that this package depends on no other. */
export const EDITION_IDS: readonly string[] = [...LIST.matchAll(/'(\w+)'/g)].map(([, id = '']) => id)
