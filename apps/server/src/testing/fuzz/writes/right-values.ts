import fc from 'fast-check'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { resolve, type Schema } from '../../../contract/document.ts'
import { DEMO_CREDENTIALS } from '../../../seed/seed-users.ts'
import { PLAIN_TEXTS } from '../hostile-texts.ts'
import type { KnownValues } from '../known-values.ts'
import { placeFor } from '../secrets.ts'

/** What values are made for: an edition with its stock. */
export type ValueContext = { edition: EditionId; known: KnownValues }

type Make = (context: ValueContext) => fc.Arbitrary<unknown>

const emails = fc.oneof(
  fc.nat({ max: 9999 }).map((number) => `fuzz${number}@example.org`),
  fc.constantFrom('A.b+c@EXAMPLE.org', "o'brien{x}@xn--bcher-kva.example", 'constructor@example.org'),
)

/** Values by the name of their schema: what the rules of the forms take besides. */
const BY_SCHEMA: Readonly<Record<string, Make>> = {
  EmailAddress: () => emails,
  PhoneInput: ({ edition }) => fc.constant(EDITIONS[edition].phone.example),
  LoginIdentifier: () => fc.oneof({ weight: 3, arbitrary: fc.constant(DEMO_CREDENTIALS.email) }, emails),
  LinkToken: () => fc.constant(placeFor('confirm')),
  CarId: ({ edition, known }) => fc.constantFrom(...known[edition].cars),
  Slug: ({ edition, known }) => fc.constantFrom(...known[edition].brands, 'constructor', 'x'.repeat(100)),
}

/** Values for the field of this name that are to be taken. Throws an Error for a schema of a kind that is not known here. */
export function rightValues(schema: Schema, field: string, context: ValueContext): fc.Arbitrary<unknown> {
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const make = reference === undefined ? undefined : BY_SCHEMA[reference]
  if (make !== undefined) return make(context)
  if (field === 'password') return fc.constantFrom(DEMO_CREDENTIALS.password, DEMO_CREDENTIALS.password, 'constructor')
  const resolved = resolve(schema)
  const { type, const: only, enum: options, minimum, maximum, maxLength, pattern } = resolved
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...options)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer')
    return fc.integer({ min: Number(minimum), max: Math.min(Number(maximum), Number.MAX_SAFE_INTEGER) })
  if (type !== 'string' || pattern !== undefined || typeof maxLength !== 'number')
    throw new Error(`No values for ${field}: ${JSON.stringify(resolved)}`)
  return fc.constantFrom(...PLAIN_TEXTS, 'x'.repeat(maxLength), '\u{1f697}'.repeat(maxLength))
}
