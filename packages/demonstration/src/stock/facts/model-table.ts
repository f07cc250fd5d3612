import { BODY_TYPES, FUEL_TYPES, type BodyType, type FuelType, type Transmission } from '@otosafi/domain/car/vocabulary'

/** An engine (or electric drive) that a generation of a model was sold with. */
export type EngineFact = {
  /** As the maker writes it in the car's name: `1.5 dCi`. */
  label: string
  fuel: FuelType
  /** Cubic centimetres; null for battery-electric cars. */
  cc: number | null
  kW: number
  transmissions: Transmission[]
  /** Litres per 100 km; kWh per 100 km for battery-electric cars. */
  consumption: number
  /** Grams a kilometre. */
  co2: number
  /** Kilometres on one charge; null for cars without a plug. */
  electricRange: number | null
}

/** A trim level. `market` is set where only one market's cars carry the name. */
export type TrimFact = { name: string; market: string | null }

/** One generation of a model: what was built from one year to another. */
export type GenerationFact = {
  from: number
  /** Null while it is built. */
  to: number | null
  /** Millimetres. */
  dimensions: { length: number; width: number; height: number }
  /** Kerb weight, kilogram. */
  weight: number
  /** A middling price when new, in euro of today. */
  priceNew: number
  /** Litres; null for battery-electric cars. */
  tank: number | null
  trims: TrimFact[]
  engines: EngineFact[]
}

/** A model with what the market and the search need to know of it. */
export type ModelFact = {
  /** `brand-model`, unique over all brands. */
  id: string
  brand: string
  /** Slug within the brand. */
  model: string
  name: string
  /** Other spellings that a search must find, Arabic among them. */
  aliases: string[]
  bodyType: BodyType
  seats: number
  doors: number
  generations: GenerationFact[]
}

const TRANSMISSION_LETTERS = new Map<string, Transmission>([
  ['m', 'manual'],
  ['a', 'automatic'],
  ['s', 'sequential'],
])

/** Grams of carbon dioxide from a litre burnt, divided by 100; a plug's current counts as none (the type approval's view). */
const CO2_PER_LITRE: Record<FuelType, number> = {
  petrol: 23.2,
  diesel: 26.4,
  hybrid: 23.2,
  phev: 23.2,
  ev: 0,
  other: 16.6,
}

/**
 * Reads a brand's models from a text table. Columns are parted by `;`, lists by `,`, engines by `/`:
 *
 *     slug; name; aliases; body type; seats; doors
 *     > from-to; length width height mm; kg; price new EUR; tank l; trims (`name^market`)
 *     = label fuel cc kW gears l/100 [electric range]  (electric: label ev kW gears kWh/100 range)
 *
 * Gears are letters: m manual, a automatic, s sequential (dual clutch or robotised). Throws on a row that does not fit.
 */
export function modelTable(brand: string, table: string): ModelFact[] {
  const models: ModelFact[] = []
  for (const line of table.split('\n').map((row) => row.trim())) {
    if (line === '') continue
    const model = models.at(-1)
    if (line.startsWith('>')) model?.generations.push(readGeneration(line.slice(1)))
    else if (line.startsWith('=')) model?.generations.at(-1)?.engines.push(...line.slice(1).split('/').map(readEngine))
    else models.push(readModel(brand, line))
  }
  return models
}

function readModel(brand: string, line: string): ModelFact {
  const [model, name, aliases, body, seats, doors] = columns(line, 6)
  const bodyType = BODY_TYPES.find((known) => known === body)
  if (!model || !name || !bodyType) throw new Error(`Not a model: ${line}`)
  const id = `${brand}-${model}`
  const counts = { seats: number(seats, line), doors: number(doors, line) }
  return { id, brand, model, name, aliases: list(aliases), bodyType, ...counts, generations: [] }
}

function readGeneration(line: string): GenerationFact {
  const [years, size, weight, price, tank, trims] = columns(line, 6)
  const [from, to] = (years ?? '').split('-')
  const [length, width, height] = (size ?? '').split(' ').map((part) => number(part, line))
  if (!length || !width || !height) throw new Error(`No dimensions: ${line}`)
  return {
    from: number(from, line),
    to: to === '' ? null : number(to, line),
    dimensions: { length, width, height },
    weight: number(weight, line),
    priceNew: number(price, line),
    tank: tank === '' ? null : number(tank, line),
    trims: list(trims).map((trim) => ({ name: trim.split('^')[0] ?? trim, market: trim.split('^')[1] ?? null })),
    engines: [],
  }
}

function readEngine(text: string): EngineFact {
  const words = text.trim().split(' ')
  const at = words.findLastIndex((word) => FUEL_TYPES.some((known) => known === word))
  const fuel = FUEL_TYPES.find((known) => known === words[at])
  if (!fuel) throw new Error(`No fuel: ${text}`)
  const rest = words.slice(at + 1)
  const cc = fuel === 'ev' ? null : number(rest.shift(), text)
  const [kW, gears, consumption, range] = rest
  const litres = number(consumption, text)
  return {
    label: words.slice(0, at).join(' '),
    fuel,
    cc,
    kW: number(kW, text),
    transmissions: [...(gears ?? '')].map((letter) => {
      const transmission = TRANSMISSION_LETTERS.get(letter)
      if (!transmission) throw new Error(`No such gears: ${text}`)
      return transmission
    }),
    consumption: litres,
    co2: Math.round(litres * CO2_PER_LITRE[fuel]),
    electricRange: range === undefined ? null : number(range, text),
  }
}

function columns(line: string, count: number): string[] {
  const parts = line.split(';').map((part) => part.trim())
  if (parts.length !== count) throw new Error(`Expected ${count} columns: ${line}`)
  return parts
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function number(text: string | undefined, line: string): number {
  const value = Number(text)
  if (text === undefined || text === '' || !Number.isFinite(value)) throw new Error(`Not a number "${text}": ${line}`)
  return value
}
