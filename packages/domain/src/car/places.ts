import type { InspectionSection } from './inspection.ts'

/** Places of a car that its outline shows. Left and right are one place, since points of the inspection do not tell them apart. */
export const CAR_PLACES = [
  'frontBumper',
  'headlights',
  'bonnet',
  'engine',
  'windscreen',
  'dashboard',
  'seats',
  'roof',
  'boot',
  'rearLights',
  'rearBumper',
  'frontWing',
  'mirrors',
  'doors',
  'glass',
  'rearWing',
  'frontWheel',
  'rearWheel',
  'frontAxle',
  'rearAxle',
  'gearbox',
  'underbody',
] as const
export type CarPlace = (typeof CAR_PLACES)[number]

type Places = readonly [CarPlace, ...CarPlace[]]

/** Where the points of a section are, as far as none of {@link PLACES_OF_POINTS} says otherwise. */
const PLACES_OF_SECTIONS: Record<InspectionSection, Places> = {
  engine: ['engine'],
  steering: ['frontAxle'],
  suspension: ['frontAxle'],
  brakes: ['frontWheel'],
  axles: ['frontWheel', 'rearWheel'],
  transmission: ['gearbox'],
  liquids: ['engine'],
  electrical: ['engine'],
  interior: ['seats'],
  body: ['frontWing', 'rearWing'],
}

/** Points of the inspection that are about other places than their section. */
const PLACES_OF_POINTS: ReadonlyMap<string, Places> = new Map<string, Places>([
  ['engine.exhaustSystem', ['underbody']],
  ['steering.freePlay', ['dashboard']],
  ['steering.columnLock', ['dashboard']],
  ['suspension.rearShocks', ['rearAxle']],
  ['suspension.rearSprings', ['rearAxle']],
  ['suspension.bushings', ['frontAxle', 'rearAxle']],
  ['suspension.rideHeight', ['frontAxle', 'rearAxle']],
  ['brakes.rearPads', ['rearWheel']],
  ['brakes.rearDiscs', ['rearWheel']],
  ['brakes.handbrake', ['rearWheel']],
  ['brakes.calipers', ['frontWheel', 'rearWheel']],
  ['brakes.brakeLines', ['underbody']],
  ['brakes.pedalFeel', ['dashboard']],
  ['brakes.brakeTest', ['frontWheel', 'rearWheel']],
  ['axles.frontShafts', ['frontAxle']],
  ['axles.cvBoots', ['frontAxle']],
  ['axles.rearAxle', ['rearAxle']],
  ['axles.frontTyres', ['frontWheel']],
  ['axles.rearTyres', ['rearWheel']],
  ['axles.spareWheel', ['boot']],
  ['transmission.differential', ['rearAxle']],
  ['transmission.fourWheelDrive', ['frontAxle', 'rearAxle']],
  ['liquids.gearboxOil', ['gearbox']],
  ['liquids.fuelLeaks', ['underbody']],
  ['electrical.headlights', ['headlights']],
  ['electrical.rearLights', ['rearLights']],
  ['electrical.indicators', ['headlights', 'rearLights']],
  ['electrical.wipers', ['windscreen']],
  ['electrical.windows', ['glass']],
  ['electrical.centralLocking', ['doors']],
  ['electrical.dashboardLights', ['dashboard']],
  ['electrical.audioSystem', ['dashboard']],
  ['interior.airbagsState', ['dashboard']],
  ['interior.dashboard', ['dashboard']],
  ['interior.steeringWheel', ['dashboard']],
  ['interior.heatingAndCooling', ['dashboard']],
  ['interior.headlining', ['roof']],
  ['interior.mirrors', ['mirrors']],
  ['body.frontBumper', ['frontBumper']],
  ['body.rearBumper', ['rearBumper']],
  ['body.bonnet', ['bonnet']],
  ['body.doors', ['doors']],
  ['body.roof', ['roof']],
  ['body.windscreen', ['windscreen']],
  ['body.glass', ['glass']],
  ['body.underbody', ['underbody']],
  ['body.chassisNumber', ['engine']],
])

/** The places of a car that a point of its inspection is about: several where the point does not say which one. */
export function placesOf(section: InspectionSection, point: string): Places {
  return PLACES_OF_POINTS.get(`${section}.${point}`) ?? PLACES_OF_SECTIONS[section]
}

/** The points with places other than their section's, as `section.point`: for the test that each of them exists. */
export const PLACED_POINTS: readonly string[] = [...PLACES_OF_POINTS.keys()]
