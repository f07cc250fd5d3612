import assert from 'node:assert/strict'
import { test } from 'node:test'

import { OPERATIONS, operationOf, resolved, SCHEMAS, schemaOf, type Schema } from './document.ts'

/** The calls whose paths are fixed (P-41). */
const SPEC_CALLS = {
  listCars: 'get /cars',
  listCarBrands: 'get /car-brands',
  listAvailableCarBrands: 'get /car-brands/by/car',
  listCarModels: 'get /car-models/by-brand',
  filterCarModels: 'get /car-models/filter',
  listFaqs: 'get /faqs',
  listPages: 'get /pages',
  listFinancingPartners: 'get /financing-partners',
  getFooterContent: 'get /footer-content',
  getContactInformation: 'get /contact-information',
  getInstagramUrl: 'get /contact-information/get-instagram-url',
  listServiceHistories: 'get /service-histories/by-car',
  createContactQuery: 'post /contact-queries',
  createSellingCar: 'post /selling-cars',
  createSubscriber: 'post /subscribers',
  listPricingBrands: 'get /pricing/brands',
  listPricingYears: 'get /pricing/years',
  listWishlists: 'get /wishlists',
  createWishlist: 'post /wishlists',
  deleteWishlist: 'delete /wishlists/{id}',
  refreshToken: 'get /auth/refresh-token',
  login: 'post /auth/login',
}

function* schemasWithin(schema: Schema, place: string): Generator<[string, Schema]> {
  yield [place, schema]
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* schemasWithin(property, `${place}.${name}`)
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) yield* schemasWithin(part, place)
  if (schema.items !== undefined) yield* schemasWithin(schema.items, `${place}[]`)
}

const NAMED: [string, Schema][] = Object.entries(SCHEMAS).flatMap(([name, schema]) => [...schemasWithin(schema, name)])
const PARAMETERS: [string, Schema][] = OPERATIONS.flatMap(({ operationId, parameters }) =>
  parameters.flatMap(({ name, schema }) => [...schemasWithin(schema, `${operationId}?${name}`)]),
)
const ALL = [...NAMED, ...PARAMETERS]

const isOf = (schema: Schema, ...types: string[]) =>
  [schema.type].flat().some((type) => type !== undefined && types.includes(type))
const places = (found: [string, Schema][]) => found.map(([place]) => place)

test('every call whose path is fixed exists under its path and method', () => {
  const actual = Object.keys(SPEC_CALLS).map((id) => [id, `${operationOf(id).method} ${operationOf(id).path}`])
  assert.deepEqual(Object.fromEntries(actual), SPEC_CALLS)
})

test('every text is bounded in length, or by an enumeration', () => {
  const bounded = ({ enum: values, const: value, maxLength, pattern, format }: Schema) =>
    values !== undefined ||
    value !== undefined ||
    maxLength !== undefined ||
    format === 'binary' ||
    (pattern !== undefined && pattern.endsWith('$') && !/[*+]\$$|[*+]\)\*?\$$/.test(pattern))
  assert.deepEqual(places(ALL.filter(([, schema]) => isOf(schema, 'string') && !bounded(schema))), [])
})

test('every number has a lower and an upper bound', () => {
  const open = ALL.filter(
    ([, schema]) =>
      isOf(schema, 'number', 'integer') &&
      !isOf(schema, 'string') &&
      (schema.minimum === undefined || schema.maximum === undefined),
  )
  assert.deepEqual(places(open), [])
})

test('every list has a greatest length', () => {
  assert.deepEqual(places(ALL.filter(([, schema]) => isOf(schema, 'array') && schema.maxItems === undefined)), [])
})

test('every object that stands for itself refuses unknown fields', () => {
  const composed = new Set(Object.values(SCHEMAS).flatMap((schema) => (schema.allOf ?? []).map(resolved)))
  const open = NAMED.filter(
    ([, schema]) =>
      (isOf(schema, 'object') || schema.allOf !== undefined) &&
      !composed.has(schema) &&
      schema.additionalProperties !== false &&
      schema.unevaluatedProperties !== false,
  )
  assert.deepEqual(places(open), ['ExportedRequest.fields', 'ProblemError.values'])
})

test('every answer that is no success is a problem document, and each operation allows for unforeseen ones', () => {
  for (const { operationId, responses } of OPERATIONS) {
    assert.ok(responses['default'], `${operationId} has no default answer`)
    for (const [status, response] of Object.entries(responses)) {
      if (status.startsWith('2')) continue
      const schema = response.content?.['application/problem+json']?.schema ?? {}
      assert.equal(resolved(schema), schemaOf('Problem'), `${operationId} ${status}`)
    }
  }
})

test('every operation has a numeric success', () => {
  const without = OPERATIONS.filter(({ responses }) => !Object.keys(responses).some((status) => /^2\d\d$/.test(status)))
  assert.deepEqual(without, [])
})

// A photo that is sent ahead twice is stored twice for a day: the copy that no form names is deleted.
const STORED_FOR_A_DAY = ['uploadCarPhoto']

/** Operations that send a mail or message, which one press of a form is sent once. */
const SENDING = ['forgotPassword', 'sendOtp', 'sendUnsubscribeLink', 'sendVerificationLink']

test('every operation that creates something lasting takes an idempotency key', () => {
  const creating = OPERATIONS.filter(
    ({ responses, operationId }) =>
      ('201' in responses || /^(create|signUp)/.test(operationId)) && !STORED_FOR_A_DAY.includes(operationId),
  )
  const keys = OPERATIONS.flatMap((operation) =>
    operation.parameters
      .filter(({ name }) => name === 'Idempotency-Key')
      .map(({ required }) => ({ operation, required })),
  )
  assert.ok(creating.length > 10)
  const required = keys.filter((key) => key.required === true)
  // A car that is kept twice is kept.
  assert.deepEqual(
    [...required.map(({ operation }) => operation.operationId), 'createWishlist'].toSorted(),
    creating.map(({ operationId }) => operationId).toSorted(),
  )
  const optional = keys.filter((key) => key.required !== true).map(({ operation }) => operation.operationId)
  assert.deepEqual(optional.toSorted(), ['createWishlist', ...SENDING].toSorted())
})

test('what is personal needs a session', () => {
  const personal = OPERATIONS.filter(({ path }) =>
    /^\/(wishlists|saved-searches|profile|auth\/change-password)/.test(path),
  )
  assert.ok(personal.length > 10)
  for (const { operationId, security } of personal) {
    assert.deepEqual(security?.flatMap(Object.keys), ['bearerAccess', 'cookieSession'], operationId)
  }
})

test('a read with words takes the language, and no operation takes the edition', () => {
  const names = OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name.toLowerCase()))
  assert.ok(!names.includes('edition') && !names.includes('country') && !names.includes('host'))
  const wordless = OPERATIONS.filter(
    ({ method, parameters }) => method === 'get' && !parameters.some(({ name }) => name === 'Accept-Language'),
  )
  assert.deepEqual(wordless.map(({ operationId }) => operationId).sort(), [
    'getProfile',
    'listSessions',
    'listWishlistEntries',
    'refreshToken',
  ])
})
