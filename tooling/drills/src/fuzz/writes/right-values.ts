import fc from 'fast-check'

import { versionOfTerms } from '@otosafi/domain/booking/booking'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { type OperationId, resolve } from '@otosafi/server/contract/document'
import type { Schema } from '@otosafi/server/contract/read-contract'
import { DEMO_CREDENTIALS } from '@otosafi/server/seed/seed-users'

import { PLAIN_TEXTS } from '../hostile-texts.ts'
import type { KnownValues } from '../known-values.ts'
import { SALE_PHOTO } from '../linked-subjects.ts'
import { placeFor } from '../secrets.ts'

/** The context of generated values: an operation of an edition with its stock. */
export type ValueContext = { operation: OperationId; edition: EditionId; known: KnownValues }

type Make = (context: ValueContext) => fc.Arbitrary<unknown>

const emails = fc.oneof(
  fc.nat({ max: 9999 }).map((number) => `fuzz${number}@example.org`),
  fc.constantFrom('A.b+c@EXAMPLE.org', "o'brien{x}@xn--bcher-kva.example", 'constructor@example.org'),
)

/** The link that an operation redeems, where it is not that of a subscription. */
const LINKS: Readonly<Partial<Record<OperationId, 'verify' | 'reset' | 'wait'>>> = {
  verifyAccount: 'verify',
  resetPassword: 'reset',
  confirmCarWait: 'wait',
}

/** Operations of a guest, who names what was verified a moment ago. */
const OF_GUESTS: ReadonlySet<OperationId> = new Set(['changeBookingContact', 'changeVisitContact'])

/** Values by the name of their schema: what the rules of the forms take besides. */
const BY_SCHEMA: Readonly<Record<string, Make>> = {
  EmailAddress: () => emails,
  PhoneInput: ({ edition }) => fc.constant(EDITIONS[edition].phone.example),
  LoginIdentifier: ({ operation }) =>
    operation === 'verifyOtp' || OF_GUESTS.has(operation)
      ? fc.constant(placeFor(OF_GUESTS.has(operation) ? 'guest' : 'contact'))
      : fc.oneof({ weight: 3, arbitrary: fc.constant(DEMO_CREDENTIALS.email) }, emails),
  LinkToken: ({ operation }) => fc.constant(placeFor(LINKS[operation] ?? 'confirm')),
  TermsVersion({ edition }) {
    const { booking, currency } = EDITIONS[edition]
    const { deposit, refundDays = null } = booking
    return fc.constant(versionOfTerms({ ...booking, deposit: deposit ?? 0, refundDays }, currency))
  },
  ProofId: ({ operation }) => fc.constant(placeFor(OF_GUESTS.has(operation) ? 'guestVerification' : 'proofId')),
  SlotId({ operation, edition, known }) {
    const { slots, inspectionSlots } = known[edition]
    const own = operation === 'scheduleInspection' ? inspectionSlots : slots
    return fc.constantFrom(...own, '20260601T0000Z-nowhere')
  },
  HomeAddress: () => fc.constantFrom('Villa 12, Sicap Liberté 6', '\u{1f697}'.repeat(200)),
  PictureKey: () => fc.constantFrom(SALE_PHOTO, 'constructor'),
  OfferNumber: () => fc.constantFrom(1, 1, 2),
  PagePath: () => fc.constantFrom('/fr/home', '/account/constructor', '/-'),
  RouteKey: () => fc.constantFrom('buyCars', 'home', 'constructor'),
  Vin: () => fc.constantFrom('JTDBR32E720123456', 'wvwzzz1kz6w000001'),
  // Days within two months of the day on which the server's clock begins.
  Day: () => fc.constantFrom('2026-06-20', '2026-07-20'),
  IdempotencyKey: () => fc.uuid(),
  OtpCode: () => fc.constant(placeFor('code')),
  CarId({ operation, edition, known }) {
    const { cars, reserved } = known[edition]
    if (operation === 'castVote') return fc.constantFrom(...cars.slice(0, 3))
    return operation === 'createCarWait' ? fc.constantFrom(...reserved, ...cars.slice(0, 2)) : fc.constantFrom(...cars)
  },
  Slug: ({ edition, known }) => fc.constantFrom(...known[edition].brands, 'constructor', 'x'.repeat(100)),
}

/** Values for the field of this name that are to be taken. Throws an Error for a schema of a kind that is not known here. */
export function rightValues(schema: Schema, field: string, context: ValueContext): fc.Arbitrary<unknown> {
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const make = reference === undefined ? undefined : BY_SCHEMA[reference]
  if (make !== undefined) return make(context)
  if (field === 'password') return fc.constantFrom(DEMO_CREDENTIALS.password, DEMO_CREDENTIALS.password, 'constructor')
  if (field === 'currentPassword') return fc.constant(DEMO_CREDENTIALS.password)
  if (field === 'language') return fc.constantFrom<unknown>(...EDITIONS[context.edition].languages)
  const resolved = resolve(schema)
  const { const: only, enum: options, minimum, maximum, maxLength, pattern } = resolved
  const [type] = [resolved['type']].flat()
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...options)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer')
    return fc.integer({ min: Number(minimum), max: Math.min(Number(maximum), Number.MAX_SAFE_INTEGER) })
  if (type === 'array') {
    const lengths = {
      minLength: Number(resolved['minItems'] ?? 0),
      maxLength: Math.min(Number(resolved['maxItems']), 5),
    }
    const items = rightValues(resolved['items'] as Schema, field, context)
    return resolved['uniqueItems'] === true ? fc.uniqueArray(items, lengths) : fc.array(items, lengths)
  }
  if (type !== 'string' || pattern !== undefined || typeof maxLength !== 'number')
    throw new Error(`No values for ${field}: ${JSON.stringify(resolved)}`)
  return fc.constantFrom(...PLAIN_TEXTS, 'x'.repeat(maxLength), '\u{1f697}'.repeat(maxLength))
}
