/**
 * Flaws of the outside that can be drawn, each at one place. Left and right are the driver's; the ends of a car are drawn from its left.
 */
export const OUTSIDE_FLAWS = [
  'frontBumperScratch',
  'frontBumperCrack',
  'frontGap',
  'underFrontScrape',
  'rearBumperScratch',
  'rearBumperBent',
  'leftRearDoorDent',
  'rightFrontDoorScratch',
  'rightDoorsDented',
  'bonnetChips',
  'bonnetBent',
  'roofFaded',
  'windscreenChip',
  'windscreenCrack',
  'leftWingRepainted',
  'rightWingGap',
  'archRust',
] as const
export type OutsideFlaw = (typeof OUTSIDE_FLAWS)[number]

/** Flaws of the cabin that can be drawn. */
export const CABIN_FLAWS = [
  'seatWorn',
  'seatTorn',
  'dashboardScratch',
  'steeringWheelShiny',
  'headliningStain',
  'carpetWorn',
] as const
export type CabinFlaw = (typeof CABIN_FLAWS)[number]

/** A flaw that can be drawn close up. */
export type Flaw = OutsideFlaw | CabinFlaw

/** Whether a flaw is inside, where it matters from which side the car is steered. */
export function isCabinFlaw(flaw: Flaw): flaw is CabinFlaw {
  return CABIN_FLAWS.some((one) => one === flaw)
}
