import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409

/** The `shouldRevalidate` of a booking's or visit's page: an answer that came too late shows how things stand now. */
export function whenTooLate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === CONFLICT
}
