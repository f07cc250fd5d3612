/**
 * The inspection of 100 points in ten sections (P-13 and P-18).
 * A point is named `section.point`; its words are in the `common` texts under `inspection.points`.
 */
export const INSPECTION_POINTS = {
  engine: [
    'coldStart',
    'idle',
    'acceleration',
    'oilLeaks',
    'coolantLeaks',
    'timingDrive',
    'beltsAndHoses',
    'mounts',
    'exhaustSmoke',
    'exhaustSystem',
    'airIntake',
    'turbo',
    'faultCodes',
    'restart',
  ],
  steering: [
    'freePlay',
    'rackBoots',
    'powerAssist',
    'tieRods',
    'wheelAlignment',
    'columnLock',
    'pullToSide',
    'steeringNoise',
  ],
  suspension: [
    'frontShocks',
    'rearShocks',
    'frontSprings',
    'rearSprings',
    'controlArms',
    'ballJoints',
    'stabiliserLinks',
    'bushings',
    'rideHeight',
  ],
  brakes: [
    'frontPads',
    'rearPads',
    'frontDiscs',
    'rearDiscs',
    'calipers',
    'brakeLines',
    'handbrake',
    'absFunction',
    'pedalFeel',
    'brakeTest',
  ],
  axles: [
    'frontShafts',
    'rearAxle',
    'cvBoots',
    'wheelBearings',
    'frontTyres',
    'rearTyres',
    'spareWheel',
    'rimsState',
    'wheelNuts',
  ],
  transmission: [
    'clutch',
    'gearChange',
    'gearboxNoise',
    'gearboxLeaks',
    'gearboxMounts',
    'reverseGear',
    'differential',
    'fourWheelDrive',
  ],
  liquids: [
    'engineOil',
    'coolant',
    'brakeFluid',
    'powerSteeringFluid',
    'gearboxOil',
    'washerFluid',
    'airConditioningGas',
    'fuelLeaks',
  ],
  electrical: [
    'battery',
    'alternator',
    'starter',
    'headlights',
    'rearLights',
    'indicators',
    'wipers',
    'horn',
    'windows',
    'centralLocking',
    'dashboardLights',
    'audioSystem',
  ],
  interior: [
    'seats',
    'seatBelts',
    'airbagsState',
    'dashboard',
    'steeringWheel',
    'headlining',
    'carpets',
    'heatingAndCooling',
    'mirrors',
    'odour',
  ],
  body: [
    'paintThickness',
    'panelGaps',
    'frontBumper',
    'rearBumper',
    'bonnet',
    'doors',
    'roof',
    'windscreen',
    'glass',
    'underbody',
    'chassisNumber',
    'rust',
  ],
} as const satisfies Record<string, readonly string[]>

export type InspectionSection = keyof typeof INSPECTION_POINTS

export const INSPECTION_SECTIONS = Object.keys(INSPECTION_POINTS) as InspectionSection[]

/** The inspector's result at a point. `notApplicable`: the car has no such part. `notChecked`: it was not inspected. */
export const POINT_RESULTS = ['ok', 'advisory', 'defect', 'notApplicable', 'notChecked'] as const
export type PointResult = (typeof POINT_RESULTS)[number]

/** How many points a full inspection has (P-18). */
export const INSPECTION_POINT_COUNT = Object.values(INSPECTION_POINTS).reduce((sum, points) => sum + points.length, 0)
