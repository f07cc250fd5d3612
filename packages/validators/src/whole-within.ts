/** Both ends are allowed values. */
export type Bounds = Readonly<{ min: number; max: number }>

/** Whether a number is whole and within the bounds; what could not be read (NaN) is not. */
export function isWholeWithin(value: number, { min, max }: Bounds): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}
