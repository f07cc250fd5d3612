import type { BodyType } from '@otosafi/domain/car/vocabulary'

import { cityCars } from './families/city-cars.ts'
import { estatesAndSportsCars } from './families/estates-and-sports-cars.ts'
import { hatchbacks } from './families/hatchbacks.ts'
import { sedans } from './families/sedans.ts'
import { suvsOfAmerica } from './families/suvs-of-america.ts'
import { suvsOfEurope } from './families/suvs-of-europe.ts'
import { suvsOfJapan } from './families/suvs-of-japan.ts'
import { suvsOfKoreaAndChina } from './families/suvs-of-korea-and-china.ts'
import { workCars } from './families/work-cars.ts'
import type { ModelFamily } from './model-family.ts'

const TABLE = {
  ...cityCars,
  ...hatchbacks,
  ...sedans,
  ...estatesAndSportsCars,
  ...suvsOfEurope,
  ...suvsOfJapan,
  ...suvsOfKoreaAndChina,
  ...suvsOfAmerica,
  ...workCars,
}

export type FamilyName = keyof typeof TABLE

export const FAMILIES: Record<FamilyName, ModelFamily> = TABLE

export const FAMILY_NAMES = Object.keys(TABLE) as FamilyName[]

const NAME_OF_MODEL: ReadonlyMap<string, FamilyName> = new Map(
  FAMILY_NAMES.flatMap((name) => FAMILIES[name].models.map((model) => [model, name] as const)),
)

/** The family of a model, or undefined where none is known of this body type: such a car is drawn as its body type. */
export function familyOf(car: { brand: string; model: string; bodyType: BodyType }): FamilyName | undefined {
  const name = NAME_OF_MODEL.get(`${car.brand}-${car.model}`)
  return name !== undefined && FAMILIES[name].body === car.bodyType ? name : undefined
}
