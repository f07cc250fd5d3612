import type { Car } from '@otosafi/domain/car/car'
import type { InspectionSection } from '@otosafi/domain/car/inspection'

/** Points of parts that a battery-electric car does without. */
const COMBUSTION_POINTS = new Set([
  'engine.coldStart',
  'engine.idle',
  'engine.oilLeaks',
  'engine.timingDrive',
  'engine.beltsAndHoses',
  'engine.exhaustSmoke',
  'engine.exhaustSystem',
  'engine.airIntake',
  'engine.turbo',
  'engine.restart',
  'liquids.engineOil',
  'liquids.fuelLeaks',
  'electrical.alternator',
  'electrical.starter',
  'axles.spareWheel',
])

/** Beyond this many kilowatt a litre a petrol engine has a turbo. */
const TURBO_KW_PER_LITRE = 66
/** From this year on steering is helped by electricity. */
const ELECTRIC_STEERING_FROM = 2012
/** Hatchbacks lighter than this (kilogram) have drums behind. */
const DRUM_BRAKE_WEIGHT = 1_150

/** Whether a car lacks the part that an inspection point is about, so that its result is `notApplicable`. */
export function isAbsent(car: Car, section: InspectionSection, point: string): boolean {
  const name = `${section}.${point}`
  if (car.fuelType === 'ev' && COMBUSTION_POINTS.has(name)) return true
  switch (name) {
    case 'engine.turbo':
      return !hasTurbo(car)
    case 'transmission.clutch':
      return car.transmission !== 'manual'
    case 'transmission.fourWheelDrive':
      return !hasFourWheelDrive(car)
    case 'liquids.powerSteeringFluid':
      return car.modelYear >= ELECTRIC_STEERING_FROM || car.fuelType === 'ev'
    case 'liquids.airConditioningGas':
      return !car.features.includes('airConditioning')
    case 'brakes.absFunction':
      return !car.features.includes('abs')
    case 'brakes.rearDiscs':
      return car.bodyType === 'hatchback' && (car.weight ?? 0) < DRUM_BRAKE_WEIGHT
    default:
      return false
  }
}

function hasTurbo({ fuelType, enginePower, engineSize }: Car): boolean {
  if (fuelType === 'diesel') return true
  return fuelType === 'petrol' && (enginePower ?? 0) / ((engineSize ?? 1) / 1000) > TURBO_KW_PER_LITRE
}

function hasFourWheelDrive({ trim }: Car): boolean {
  return /4x4|4WD|AWD|AWC|4Motion|4MATIC|xDrive|quattro|AllGrip/.test(trim ?? '')
}
