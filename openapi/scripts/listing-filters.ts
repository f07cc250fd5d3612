import { boundsOf, isRangeFilter, RANGE_FILTERS, type RangeFilter } from '@otosafi/domain/listing/ranges'
import { type Facet, FACETS, ruleOf } from '@otosafi/domain/listing/vocabulary'

/**
 * What the contract says of filters of a listing; the form of their values is that of their rules. A facet that is a field
 * of a car is described as it is.
 */
const DESCRIPTIONS: Readonly<Partial<Record<Facet | RangeFilter, string>>> = {
  brand: 'Brands; any of them.',
  model: 'Models, written brand-model; any of them.',
  bodyType: 'Body types; any of them.',
  fuelType: 'Fuels; any of them.',
  transmission: 'Gearboxes; any of them.',
  color: 'Colours; any of them.',
  modelYear: 'Model years, or `older`: all before the 25 years counting down from next year; any of them.',
  mileageRange: 'Mileage ranges by id: 1 under 10000 km, 2 from 10000, 3 from 50000, 4 from 100000 km up; any of them.',
  condition: 'Conditions; any of them.',
  city: 'Cities; any of them.',
  feature: 'Features; a car must have all of them.',
  highlight:
    'What speaks for a car; a car must have all of it. `certified`: it is certified; `flawPhotos`: its flaws are shown on photographs; `priceLowered`: its price is lower than it was.',
  priceMin: "Lowest price, inclusive, whole units of the edition's currency.",
  priceMax: "Highest price, inclusive, whole units of the edition's currency.",
  yearMin: 'First model year, inclusive.',
  yearMax: 'Last model year, inclusive.',
  mileageMin: 'Lowest mileage, inclusive, kilometres.',
  mileageMax: 'Highest mileage, inclusive, kilometres.',
  monthlyMax: "The most that an instalment a month may be on the edition's usual terms, whole units of its currency.",
}

/** The most values of a filter in one request. */
const MAX_VALUES = 60

type Schemas = Record<string, object>
type Operation = { 'x-listing-filters'?: string; parameters?: { $ref?: string }[] }
type Listing = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; parameters?: Record<string, unknown> }
}

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** One value of a facet. */
function valueOf(facet: Facet, schemas: Schemas): object {
  const { values, most, numeric } = ruleOf(facet)
  if (values === 'slug') return { $ref: '#/components/schemas/Slug' }
  if (values === 'number') return { type: 'integer', minimum: 1, maximum: most }
  if (values === 'year')
    return { type: 'string', pattern: '^(?:19[5-9][0-9]|20[0-9]{2}|older)$', examples: ['2019', 'older'] }
  if (numeric) return { type: 'integer', minimum: Number(values[0]), maximum: Number(values.at(-1)) }
  const name = capital(facet)
  return name in schemas ? { $ref: `#/components/schemas/${name}` } : { type: 'string', enum: values }
}

function parameterOf(name: Facet | RangeFilter, schemas: Schemas): object {
  const description = DESCRIPTIONS[name] ?? describedField(name, schemas)
  const told = { name, in: 'query', description, required: false }
  if (isRangeFilter(name)) {
    const { min, max } = boundsOf(name)
    return { ...told, schema: { type: 'integer', minimum: min, maximum: max } }
  }
  const items = valueOf(name, schemas)
  return { ...told, style: 'form', explode: true, schema: { type: 'array', items, maxItems: MAX_VALUES } }
}

/** The description of a car's field as that of a filter. Throws where the contract does not describe the field. */
function describedField(name: string, schemas: Schemas): string {
  const { properties = {} } = (schemas['CarDetailFields'] ?? {}) as {
    properties?: Record<string, { description?: string }>
  }
  const [said] = properties[name]?.description?.split(/[.;]/) ?? []
  if (said === undefined) throw new Error(`CarDetailFields does not describe ${name}, by which cars are filtered`)
  return `${said}; any of them.`
}

/**
 * Gives the operations that say `x-listing-filters` a parameter for each filter, behind their free text, and the schema
 * `Facets` a count of each facet, where the contract has them.
 */
export function fillListingFilters({ paths, components }: Listing): void {
  const { schemas } = components
  const names = [...FACETS, ...RANGE_FILTERS]
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    if (operation['x-listing-filters'] === undefined) continue
    delete operation['x-listing-filters']
    components.parameters ??= {}
    for (const name of names) components.parameters[`Filter${capital(name)}`] = parameterOf(name, schemas)
    const { parameters = [] } = operation
    const text = parameters.findIndex(({ $ref }) => $ref?.endsWith('/FilterText'))
    const refs = names.map((name) => ({ $ref: `#/components/parameters/Filter${capital(name)}` }))
    operation.parameters = parameters.toSpliced(text + 1, 0, ...refs)
  }
  if (schemas['Facets'] === undefined) return
  const { type, description, additionalProperties: counts } = schemas['Facets'] as Record<string, unknown>
  const properties = Object.fromEntries(FACETS.map((facet) => [facet, counts]))
  schemas['Facets'] = { type, description, required: [...FACETS], properties, additionalProperties: false }
}
