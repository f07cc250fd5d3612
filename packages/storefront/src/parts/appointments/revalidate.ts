import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409

/** The `shouldRevalidate` of a booking's or visit's page: after a conflict it shows the present state. */
export function revalidateOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === CONFLICT
}
