import type { Condition, Grade, Origin } from './vocabulary.ts'

/** The three axes of a car's state (P-14). A new car has no grade. */
export type ConditionAxes = { isNew: boolean; origin: Origin; grade: Grade | null }

/** All of the seven condition values that hold for a car, in the order of the vocabulary (P-13). */
export function conditionsOf(axes: ConditionAxes): Condition[] {
  const conditions: Condition[] = [axes.isNew ? 'new' : 'used']
  if (axes.origin === 'imported') conditions.push('imported')
  if (axes.grade !== null) conditions.push(axes.grade)
  return conditions
}
