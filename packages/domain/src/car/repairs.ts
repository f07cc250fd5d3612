import { roundEstimate } from '../money/rate-price.ts'
import type { InspectionPoint } from './car.ts'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, type InspectionSection } from './inspection.ts'

/** Workshop prices in a country: an hour's work, and the price there of a part that costs one euro in Europe. */
export type RepairPrices = { hour: number; perEuro: number }

/** The work of a usual repair: hours, and parts in euros of the European trade. */
type Work = readonly [hours: number, parts: number]

/**
 * The usual repair of a defect at each point, on a middle-sized car. Rough figures: they say whether a defect costs a
 * tank of fuel or a month's wage.
 */
const WORK: { [Section in InspectionSection]: Record<(typeof INSPECTION_POINTS)[Section][number], Work> } = {
  engine: {
    coldStart: [2, 90],
    idle: [1.5, 60],
    acceleration: [2, 120],
    oilLeaks: [3, 60],
    coolantLeaks: [3, 110],
    timingDrive: [5, 220],
    beltsAndHoses: [1, 45],
    mounts: [1.5, 80],
    exhaustSmoke: [8, 500],
    exhaustSystem: [1.5, 160],
    airIntake: [0.5, 25],
    turbo: [5, 650],
    faultCodes: [1, 70],
    restart: [1.5, 90],
  },
  steering: {
    freePlay: [2, 120],
    rackBoots: [1.5, 30],
    powerAssist: [3, 320],
    tieRods: [1, 40],
    wheelAlignment: [1, 0],
    columnLock: [2, 150],
    pullToSide: [1, 20],
    steeringNoise: [1.5, 80],
  },
  suspension: {
    frontShocks: [2.5, 160],
    rearShocks: [1.5, 120],
    frontSprings: [2.5, 120],
    rearSprings: [1.5, 100],
    controlArms: [2, 130],
    ballJoints: [1.5, 50],
    stabiliserLinks: [1, 35],
    bushings: [2, 45],
    rideHeight: [3, 200],
  },
  brakes: {
    frontPads: [1, 45],
    rearPads: [1.2, 45],
    frontDiscs: [1.5, 110],
    rearDiscs: [1.5, 100],
    calipers: [1.5, 140],
    brakeLines: [2, 50],
    handbrake: [1, 40],
    absFunction: [1.5, 120],
    pedalFeel: [1, 20],
    brakeTest: [1.5, 90],
  },
  axles: {
    frontShafts: [2, 150],
    rearAxle: [4, 300],
    cvBoots: [1.5, 25],
    wheelBearings: [1.5, 70],
    frontTyres: [0.8, 150],
    rearTyres: [0.8, 150],
    spareWheel: [0.2, 60],
    rimsState: [1, 120],
    wheelNuts: [0.3, 25],
  },
  transmission: {
    clutch: [6, 280],
    gearChange: [3, 120],
    gearboxNoise: [8, 450],
    gearboxLeaks: [2.5, 40],
    gearboxMounts: [1.5, 70],
    reverseGear: [6, 300],
    differential: [5, 350],
    fourWheelDrive: [4, 350],
  },
  liquids: {
    engineOil: [0.7, 45],
    coolant: [0.7, 20],
    brakeFluid: [0.7, 12],
    powerSteeringFluid: [0.5, 15],
    gearboxOil: [1, 40],
    washerFluid: [0.2, 5],
    airConditioningGas: [1, 50],
    fuelLeaks: [2, 80],
  },
  electrical: {
    battery: [0.3, 90],
    alternator: [1.5, 220],
    starter: [1.5, 160],
    headlights: [1, 140],
    rearLights: [0.5, 15],
    indicators: [0.5, 15],
    wipers: [0.2, 20],
    horn: [0.5, 20],
    windows: [1.5, 90],
    centralLocking: [1.5, 80],
    dashboardLights: [1, 60],
    audioSystem: [1, 120],
  },
  interior: {
    seats: [2, 90],
    seatBelts: [1, 150],
    airbagsState: [2, 400],
    dashboard: [3, 120],
    steeringWheel: [1, 80],
    headlining: [2, 60],
    carpets: [1.5, 60],
    heatingAndCooling: [2, 140],
    mirrors: [0.7, 70],
    odour: [2, 30],
  },
  body: {
    paintThickness: [5, 90],
    panelGaps: [8, 250],
    frontBumper: [4, 180],
    rearBumper: [4, 180],
    bonnet: [5, 260],
    doors: [6, 150],
    roof: [7, 120],
    windscreen: [2, 220],
    glass: [1.5, 110],
    underbody: [4, 120],
    chassisNumber: [2, 0],
    rust: [6, 90],
  },
}

/** Figures of an estimate that count; the others would pretend to know more. */
const DIGITS = 2

/** The repair costs of a car's defects, whole units of a currency; a point to watch is no defect. */
export type Repairs = {
  items: { section: InspectionSection; point: string; amount: number }[]
  total: number
}

/**
 * The repair costs of an inspected car's defects at a country's prices, in the report's order. A rough estimate (P-60):
 * the total is that of the items as they are shown.
 */
export function repairsOf(
  points: readonly Pick<InspectionPoint, 'section' | 'point' | 'result'>[],
  prices: RepairPrices,
): Repairs {
  const items = INSPECTION_SECTIONS.flatMap((section) =>
    INSPECTION_POINTS[section].flatMap((point) => {
      const isDefect = points.some(
        (each) => each.section === section && each.point === point && each.result === 'defect',
      )
      return isDefect ? [{ section, point, amount: amountOf(section, point, prices) }] : []
    }),
  )
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) }
}

function amountOf(section: InspectionSection, point: string, { hour, perEuro }: RepairPrices): number {
  const works: Readonly<Record<string, Work>> = WORK[section]
  const [hours, parts] = works[point] ?? [0, 0]
  return roundEstimate(hours * hour + parts * perEuro, DIGITS)
}
